import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../src/server/environment.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));
const text = (file: string) => readFileSync(file, 'utf8');

describe('architecture §2: .astro is what the visitor reads, .tsx is what the visitor downloads', () => {
  test.each(tracked.filter((file) => file.endsWith('.astro')))('%s renders React only as islands', (file) => {
    const islands = [...text(file).matchAll(/import (?:(\w+)|\{ (\w+) \}) from '[^']+\.tsx'/g)].map(
      ([, one, other]) => one ?? other,
    );
    for (const island of islands) {
      const uses = [...text(file).matchAll(new RegExp(`<${island}\\b[^>]*`, 'g'))].map(([use]) => use);
      for (const use of uses) expect(use).toContain('client:');
    }
  });
});

describe('imports carry their file extension, so that an unbundled function finds them (architecture §3)', () => {
  test.each(tracked.filter((file) => /^(api|src\/(server|shared))\/.*\.ts$/.test(file)))('%s', (file) => {
    const relative = [...text(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => path);
    for (const path of relative) expect(path).toMatch(/\.(ts|json)$/);
  });
});

describe('islands know the contract by its types; only the rules of the contact form are downloaded', () => {
  test.each(tracked.filter((file) => /^src\/(site|magazine|admin|ui)\/.*\.tsx?$/.test(file)))('%s', (file) => {
    const values = text(file).matchAll(/^import (?!type )[^;]*? from '[^']*\/shared\/contract\/([\w-]+)\.ts'/gm);
    expect([...values].map(([, name]) => name).filter((name) => name !== 'contact-input')).toEqual([]);
  });
});

describe('documents name only paths that are there', () => {
  test.each(
    tracked.filter((file) => /^(README|CONTRIBUTING|CHANGELOG|docs\/).*\.md$|^(README|CONTRIBUTING)\.md$/.test(file)),
  )('%s', (file) => {
    const named = [...text(file).matchAll(/`((?:src|api|content|tests|scripts|docs|public)\/[\w./-]*)`/g)].map(
      ([, path]) => path ?? '',
    );
    const linked = [...text(file).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g)].map(([, path]) =>
      join(dirname(file), path ?? ''),
    );
    expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
  });
});

const settingsIn = (file: string) => {
  const table = text(file).match(/^\|.*\|$/gm) ?? [];
  const cells = table.map((row) => row.split('|')[1] ?? '').join();
  return new Set([...cells.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name ?? ''));
};

test('README’s table names exactly the settings that are read', () => {
  expect([...settingsIn('README.md')].sort()).toEqual(Object.keys(SETTINGS).sort());
});

/** What a host sets by itself, or has no use for; the guide says so in a sentence where that helps. */
const WITHOUT: Record<string, string[]> = {
  'docs/self-hosting.md': ['POSTGRES_URL', 'CRON_SECRET', 'VERCEL'],
  'docs/deploy-vercel.md': ['PORT', 'HOST', 'DATA_DIR', 'STAFF_EMAIL', 'STAFF_PASSWORD'],
};
describe('issue G 6: each guide has every setting of its host in its table, and no other', () => {
  test.each(Object.entries(WITHOUT))('%s', (guide, without) => {
    const wanted = Object.keys(SETTINGS).filter((name) => !without.includes(name));
    expect([...settingsIn(guide)].sort()).toEqual(wanted.sort());
  });
});

test('issue G 8: docs/architecture.md names every folder of the house, and only what is there', () => {
  const document = text('docs/architecture.md');
  const named = [...document.matchAll(/\b(?:src|api|content|tests|scripts|docs|public)\/[\w./-]*\w\b/g)].map(
    ([path]) => path,
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const folders = ['src', 'src/server'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
  expect(folders.filter((folder) => !document.includes(`\`${folder}/\``))).toEqual([]);
});
