import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NODE_FLAGS } from '../../scripts/serve/node-flags.mjs';
import { parseEnvironment, SETTINGS } from '../../src/server/environment.ts';
import { loadedModules } from '../support/loaded-modules.ts';

/** What can be checked about the container without a container engine. */
const text = (file: string) => readFileSync(file, 'utf8');
const ignored = text('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** The site's settings in compose.yaml, with a value for each variable that the operator must set. */
function composeEnvironment(): Record<string, string> {
  const required: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    SITE_URL: 'https://www.example.nl',
  };
  const { services } = parse(text('compose.yaml')) as { services: { site: { environment: Record<string, string> } } };
  return Object.fromEntries(
    Object.entries(services.site.environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_, variable, fallback) => required[variable] ?? fallback,
      ),
    ]),
  );
}

test('compose.yaml sets only settings that the server reads', () => {
  expect(Object.keys(composeEnvironment()).filter((name) => !(name in SETTINGS))).toEqual([]);
});

test('the server accepts the settings of compose.yaml', () => {
  expect(parseEnvironment(composeEnvironment())).toMatchObject({
    siteUrl: 'https://www.example.nl',
    database: { driver: 'pg', url: 'postgres://site:secret@database:5432/site' },
  });
});

test('the build context holds all that src imports from outside', () => {
  const outside = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|[jt]sx?|mjs)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...text(join('src', file)).matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
        join('src', dirname(file), to),
      ),
    )
    .filter((path) => !path.startsWith('src/'));
  expect(outside).toContain('docs/editors.md');
  const isIgnored = (path: string) => ignored.includes(path.split('/')[0] ?? '') && !ignored.includes(`!${path}`);
  expect(outside.filter(isIgnored)).toEqual([]);
});

const { scripts, dependencies } = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
const lastStage =
  text('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';
const copied = [...lastStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

test.each(['serve', 'staff', 'seed', 'migrate', 'backup', 'restore', 'export', 'import', 'privacy'])(
  'the image holds every file and package that `npm run %s` loads',
  (command) => {
    const [script = ''] = /scripts\/\S+$/.exec(scripts?.[command] ?? '') ?? [];
    const { files, packages } = loadedModules(script, 'dynamic');
    expect(packages).toContain('drizzle-orm');
    expect([...packages].filter((name) => !(name in (dependencies ?? {})))).toEqual([]);
    expect([...files].filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual(
      [],
    );
  },
);

test('npm run serve and the image use the same flags as npm start', () => {
  const command = ['node', ...NODE_FLAGS, 'scripts/serve.mjs'];
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve).toBe(`exec ${command.join(' ')}`);
});
