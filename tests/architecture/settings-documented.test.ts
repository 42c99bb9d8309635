import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/server/settings.ts';
import { FILES } from '../support/repository/files.ts';

const GUIDES = ['README.md', 'docs/self-hosting.md', 'docs/deploy-vercel.md', 'docs/container.md', 'docs/backup.md'];
/** Read by Node, Docker, Astro or a script, and not by the server. */
const OTHERS = [
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'POSTGRES_PASSWORD',
  'CHROMIUM_PATH',
  'HEADLESS_SHELL_PATH',
  'DEBUG',
  'HOME',
  'PATH',
];

const text = (file: string) => readFileSync(file, 'utf8');

test('docs/settings.md lists exactly the settings that the server reads', () => {
  const rows = text('docs/settings.md').match(/^\|.*\|$/gm) ?? [];
  const names = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)]);
  expect(names.map(([, name]) => name).sort()).toEqual(Object.keys(SETTINGS).sort());
});

test.each(GUIDES)('%s names only settings that the server reads', (file) => {
  const named = [...text(file).matchAll(/(?<![\w$/.-])([A-Z][A-Z0-9]*_[A-Z0-9_]+|HOST|PORT)(?==|`)/g)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(named)].filter((name) => !(name in SETTINGS) && !OTHERS.includes(name))).toEqual([]);
});

/** A host's form or a file of settings leaves an empty value where nothing is set. */
test('an empty setting is one that is not set, also where the server does not read it', () => {
  const read = new RegExp(`process\\.env\\W+(?:${Object.keys(SETTINGS).join('|')})\\b['\\]]* \\?\\? (?!'')`);
  const sources = FILES.filter((file) => /^((api|scripts|src)\/.*|[^/]+\.config)\.(ts|tsx|mjs|astro)$/.test(file));
  expect(sources).toContain('astro.config.mjs');
  expect(sources.filter((file) => read.test(text(file)))).toEqual([]);
});
