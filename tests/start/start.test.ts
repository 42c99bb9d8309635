import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, freePort, type RunningServer, removeFolder, runServer, startServer } from '../support/server.ts';
import { createArticle, logIn } from '../support/staff.ts';

/** architecture §4 and "Bad input": what starting does, and what it says when it cannot. */

let folder = '';
const running: RunningServer[] = [];
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  await removeFolder(folder);
});

async function start(settings?: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(folder, settings);
  running.push(server);
  return server;
}

/** Starts with settings that cannot work; resolves to the exit code and what was said. */
async function failingStart(settings: Record<string, string>) {
  const run = runServer({ DATA_DIR: folder, ...settings });
  const code = await new Promise<number | null>((resolve) => run.process.once('close', resolve));
  return { code, lines: run.output().trim().split('\n') };
}

test.each([
  ['PORT', 'abc', 'PORT must be a port number'],
  ['SITE_URL', 'dommelhart', 'SITE_URL must be a complete address'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must look like postgres://'],
  ['STAFF_EMAIL', 'anna', 'STAFF_EMAIL must be an e-mail address'],
])('a malformed %s stops the start with one line that names it and the cure', async (name, value, line) => {
  const { code, lines } = await failingStart({ [name]: value });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(line)]);
});

test('a hosted database without SESSION_SECRET stops the start with one line', async () => {
  const { code, lines } = await failingStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('SESSION_SECRET must have at least 32 bytes')]);
});

test('a port in use stops the start with one line, after the embedded database is closed again', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { code, lines } = await failingStart({
    PORT: String(port),
    STAFF_EMAIL: 'a@b.nl',
    STAFF_PASSWORD: 'long enough for a test',
  });
  other.close();
  expect(code).toBe(1);
  expect(lines.at(-1)).toContain(`PORT ${port} is in use`);
  await start();
});

test('a data folder that cannot be made stops the start with one line', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const { code, lines } = await failingStart({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/DATA_DIR .* cannot be made \(ENOTDIR\): choose a folder/)]);
});

test('a migration that fails stops the start with one line and leaves the database as it was', async () => {
  const database = await PGlite.create(join(folder, 'database'));
  await database.exec('create table articles (mine text)');
  await database.close();
  const { code, lines } = await failingStart({});
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/could not be migrated, nothing was changed: .*articles/)]);

  const after = await PGlite.create(join(folder, 'database'));
  const { rows } = await after.query("select table_name from information_schema.tables where table_schema = 'public'");
  await after.close();
  expect(rows).toEqual([{ table_name: 'articles' }]);
});

test('a second server on the same data folder is refused with one line', async () => {
  const first = await start();
  const { code, lines } = await failingStart({ PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`is in use by another running server (process ${first.process.pid})`),
  ]);
});

test('what was acknowledged survives kill -9, and the lock of the killed process is taken over', async () => {
  const first = await start();
  const cookie = await logIn(first);
  const titles = ['Een', 'Twee', 'Drie'];
  for (const title of titles) await createArticle(first, cookie, title);
  await first.stop('SIGKILL');

  const second = await start();
  const response = await fetch(`${second.url}/api/admin/articles?limit=3`, { headers: { cookie } });
  const { articles } = (await response.json()) as { articles: Array<{ title: string }> };
  expect(articles.map(({ title }) => title)).toEqual(titles.toReversed());
});

test('SIGTERM ends the server with exit code 0', async () => {
  const server = await start();
  expect(await server.stop('SIGTERM')).toBe(0);
});

test('without STAFF_EMAIL a first account is made, and its password is said once, in plain words', async () => {
  const port = String(await freePort());
  const settings = { DATA_DIR: folder, PORT: port };
  for (const saysPassword of [true, false]) {
    const run = runServer(settings);
    await new Promise<void>((resolve) =>
      run.process.stdout?.on('data', () => run.output().includes('Ready at') && resolve()),
    );
    const account = /^First staff account: \S+, password \S+ \(shown this once\)$/m;
    expect(account.test(run.output())).toBe(saysPassword);
    await run.stop();
  }
});
