import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { BUILDS, buildSettings, publishedBuilds, SOURCES } from '../../scripts/builds/folders.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../scripts/serve/exec-server.mjs';
import { parseEnvironment } from '../../src/server/environment.ts';
import { READY_PATH } from '../../src/server/host/draining.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { loadedModules } from '../support/repository/loaded-modules.ts';

/** What can be checked about the container without a container engine. */
const text = (file: string) => readFileSync(file, 'utf8');
const ignored = text('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

type Service = {
  build?: { args: Record<string, string> };
  image?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | object;
  stop_grace_period?: string;
};
const compose = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
};
const SITES = ['site', 'site-1', 'site-2'];
const proxyConfig = compose.configs['caddy']?.content ?? '';

/** The settings of a site in compose.yaml, with a value for each variable that the operator must set. */
function environmentOf(site: string): Record<string, string> {
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    S3_SECRET_ACCESS_KEY: 'another secret',
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    SITE_URL: 'https://www.example.nl',
  };
  return Object.fromEntries(
    Object.entries(compose.services[site]?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, variable, fallback) => given[variable] ?? fallback),
    ]),
  );
}

test.each(SITES)('compose.yaml gives %s only settings that the server reads', (site) => {
  expect(Object.keys(environmentOf(site)).filter((name) => !(name in SETTINGS))).toEqual([]);
});

/** Settings that a container has no use for, or that the image sets. */
const NOT_IN_COMPOSE = [
  ...['PORT', 'HOST', 'DATA_DIR'],
  ...['POSTGRES_URL', 'BLOB_READ_WRITE_TOKEN', 'CRON_SECRET', 'DEPLOY_HOOK_URL', 'VERCEL'],
];
test('compose.yaml passes every other setting on to two sites', () => {
  const names = Object.keys(environmentOf('site-1'));
  expect([...names, ...NOT_IN_COMPOSE].sort()).toEqual(Object.keys(SETTINGS).sort());
});

test.each(SITES)('the build of %s has every setting that pages are made with', (site) => {
  const names = ['SITE_URL', 'VISIT_COUNTS'];
  expect(Object.keys(buildSettings())).toHaveLength(names.length);
  expect(Object.keys(compose.services[site]?.build?.args ?? {})).toEqual(names);
  for (const name of names)
    expect(text('Dockerfile')).toMatch(
      new RegExp(`^ARG ${name}=[^]*^ENV .*${name}=\\$${name}[^]*^RUN npm run build`, 'm'),
    );
});

test.each(SITES)('the server accepts the settings of %s', (site) => {
  expect(parseEnvironment(environmentOf(site))).toMatchObject({
    siteUrl: 'https://www.example.nl',
    database: { driver: 'pg', url: 'postgres://site:secret@database:5432/site' },
  });
});

test('the guide runs a site without Postgres behind its proxy as compose.yaml would', () => {
  const [, guide = ''] = text('docs/container.md').split('\n## Without Postgres\n');
  const [, shell = ''] = guide.split('```');
  const given = Object.fromEntries([...shell.matchAll(/ -e (\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  const { TRUST_PROXY, SECOND_FACTOR } = environmentOf('site');
  expect(given).toEqual({ TRUST_PROXY, SECOND_FACTOR });
  expect(shell).toContain('--build-arg SITE_URL=https://');
});

test('one site stores pictures in its folder, several in the S3 store', () => {
  expect(parseEnvironment(environmentOf('site')).images).toMatchObject({ store: 'files' });
  for (const site of ['site-1', 'site-2']) {
    const { images, drainSeconds } = parseEnvironment(environmentOf(site));
    expect(images).toMatchObject({ store: 's3', endpoint: 'http://pictures:7070', bucket: 'pictures' });
    expect(drainSeconds).toBeGreaterThan(2);
    expect(Number.parseInt(compose.services[site]?.stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds + 10);
  }
});

test('without naming the proxy, only one site and its database start', () => {
  const unnamed = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
  expect(unnamed.map(([name]) => name)).toEqual(['site', 'database']);
  expect(compose.services['proxy']?.depends_on).toEqual(['site-1', 'site-2']);
});

test('the proxy asks an address of the server whether it is ready', () => {
  expect(/health_uri (\S+)/.exec(proxyConfig)?.[1]).toBe(READY_PATH);
  expect(/reverse_proxy (.+) \{/.exec(proxyConfig)?.[1]).toBe('site-1:4321 site-2:4321');
});

test('every image of compose.yaml is of a version that we chose', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  expect(images).toHaveLength(3);
  expect(images.filter((image) => !/:v?\d+/.test(image))).toEqual([]);
});

const isIgnored = (path: string) => {
  const isNamed = (name: string) => path === name || path.startsWith(`${name}/`);
  return ignored.some(isNamed) && !ignored.some((line) => line.startsWith('!') && isNamed(line.slice(1)));
};

test('the image holds all that its build is made of', () => {
  const pictures = [...text('docs/editors.md').matchAll(/\]\((screens\/[^)]+)\)/g)].map(([, to]) => `docs/${to}`);
  expect(pictures).not.toEqual([]);
  expect(text('Dockerfile')).toMatch(/^COPY \. \.$/m);
  expect([...SOURCES, ...pictures].filter(isIgnored)).toEqual([]);
});

test('what a build writes, the image lets its user write', () => {
  const written = ['published', '.astro', 'node_modules/.astro', 'node_modules/.vite'];
  const [, given = ''] = /chown -R node:node (.+)$/m.exec(text('Dockerfile')) ?? [];
  expect(given.split(' ')).toEqual(['/data', ...written]);
  const [, volumes = ''] = /^VOLUME (.+)$/m.exec(text('Dockerfile')) ?? [];
  expect(JSON.parse(volumes)).toEqual(['/data', ...written.map((folder) => `/site/${folder}`)]);
  expect(publishedBuilds('/there/is/no/such/folder')).toBe('/there/is/no/such/folder/published');
  expect(publishedBuilds()).toBe(BUILDS);
});

const { scripts, dependencies } = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;

test.each(['serve', 'build', 'staff', 'seed', 'migrate', 'backup', 'restore', 'export', 'import', 'privacy'])(
  'the image holds every file and package that `npm run %s` loads',
  (command) => {
    const [script = ''] = /scripts\/\S+$/.exec(scripts?.[command] ?? '') ?? [];
    const { files, packages } = loadedModules(script, 'dynamic');
    expect(packages).toContain(command === 'build' ? 'astro' : 'drizzle-orm');
    expect([...packages].filter((name) => !(name in (dependencies ?? {})))).toEqual([]);
    expect([...files].filter(isIgnored)).toEqual([]);
  },
);

test('npm run serve and the image use the same flags and environment as npm start', () => {
  const command = ['node', ...NODE_FLAGS, 'scripts/serve.mjs'];
  const environment = Object.entries(NODE_ENVIRONMENT).map((setting) => setting.join('='));
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(image).toContain(`ENV ${environment.join(' ')}\n`);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve).toBe(
    `${environment.join(' ')} exec ${command.join(' ')}`,
  );
});
