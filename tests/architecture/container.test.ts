import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/serve/process.mjs';
import { SETTINGS } from '../../src/server/environment.ts';
import { loadedPackages } from '../support/loaded-packages.ts';

/** No engine is needed to see that the container's files name what is there, and set what is read. */
const text = (file: string) => readFileSync(file, 'utf8');
const dockerfile = text('Dockerfile').replaceAll('\\\n', ' ');
const compose = parse(text('compose.yaml')) as {
  services: Record<string, { environment: Record<string, string>; volumes: string[]; build?: { args: object } }>;
  volumes: Record<string, unknown>;
};
const ignored = text('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

test('what the Dockerfile copies is there, and not ignored', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied).toContain('src');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
});

test('what the pages are made of beside src is in the image too', () => {
  const outside = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|[jt]sx?|mjs)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...text(join('src', file)).matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
        join('src', dirname(file), to),
      ),
    )
    .filter((path) => !path.startsWith('src/'));
  expect(outside).toContain('docs/editors.md');
  const isLeftOut = (path: string) => ignored.includes(path.split('/')[0] ?? '') && !ignored.includes(`!${path}`);
  expect(outside.filter(isLeftOut)).toEqual([]);
});

test('every stage is there that another one copies from, and the last one is no root’s', () => {
  const stages = [...dockerfile.matchAll(/^FROM node:24-slim(?: AS (\w+))?$/gm)].map(([, name]) => name);
  const used = [...dockerfile.matchAll(/--from=(\w+)/g)].map(([, name]) => name);
  expect(stages).toEqual(expect.arrayContaining(used));
  expect(stages.at(-1)).toBeUndefined();
  expect(dockerfile.slice(dockerfile.lastIndexOf('FROM'))).toMatch(/^USER node$/m);
});

test('the container starts the server as `npm start` does', () => {
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'scripts/serve.mjs']).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) expect(dockerfile).toContain(` ${name}=${value}`);
  expect(JSON.parse(text('package.json')).scripts.serve).toBe(
    ['exec node', ...SERVER_FLAGS, 'scripts/serve.mjs'].join(' '),
  );
});

test('the Dockerfile and compose.yaml set only settings that README documents', () => {
  const known = [...Object.keys(SETTINGS), 'NODE_ENV'];
  const [, set = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const named = [
    ...set.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ...[...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name),
    ...Object.keys(compose.services['site']?.environment ?? {}),
    ...Object.keys(compose.services['site']?.build?.args ?? {}),
  ];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const asked = [...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect([...new Set(asked)].filter((name) => !known.includes(name))).toEqual(['POSTGRES_PASSWORD']);
});

test('every volume that a service uses is declared, and keeps what the site and Postgres write', () => {
  const used = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')));
  expect(used.map(([name]) => name)).toEqual(Object.keys(compose.volumes));
  expect(used.map(([, path]) => path)).toEqual(['/data', '/var/lib/postgresql']);
});

test.each(['serve', 'staff', 'seed', 'migrate', 'backup', 'restore', 'export', 'import', 'privacy'])(
  'npm run %s needs nothing that the image leaves out',
  (script) => {
    const { dependencies } = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
    const loaded = loadedPackages(
      [`scripts/${script}.ts`, `scripts/${script}.mjs`].find(existsSync) ?? script,
      'later',
    );
    expect(loaded).toContain('drizzle-orm');
    expect(loaded.filter((name) => !(name in dependencies))).toEqual([]);
  },
);
