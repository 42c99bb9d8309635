import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DRIVER_MARKER } from '../support/database/failing-statements.ts';
import { freePort } from '../support/server/free-port.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { emptyFolder, failedStart, removeFolder, STAFF, startServer } from '../support/server/server.ts';

/** No output of the server, of commands or of pages holds a driver's message or the values of a statement. */
const REFUSING = {
  NODE_OPTIONS: `--import=${new URL('../support/server/refuse-statements.ts', import.meta.url).href}`,
};
const ADDRESS = 'schildwacht@voorbeeld.nl';
const SECRETS = [DRIVER_MARKER, 'scrypt$', 'Failed query', 'params:', 'insert into', 'select "', STAFF.password];

let folder = '';
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(() => removeFolder(folder));

function expectNoSecret(output: string): void {
  for (const secret of SECRETS) expect(output).not.toContain(secret);
}

async function run(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...REFUSING, ...settings } });
  child.stdin.end(`${STAFF.password}\n`);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

const COMMANDS: Record<string, string[]> = {
  backup: ['--to', 'backup.tar.gz'],
  export: ['export'],
  import: [join(import.meta.dirname, '../support/import/wordpress.xml')],
  migrate: [],
  privacy: ['delete', ADDRESS, '--yes'],
  seed: [],
  staff: ['add', ADDRESS],
};

/** Every command opens the database in the same way, so one of them shows what happens when it does not open. */
const REFUSED: [REFUSE: string, command: string][] = [
  ['all', 'backup'],
  ...Object.keys(COMMANDS)
    .filter((command) => process.env['EXHAUSTIVE'] || ['privacy', 'staff'].includes(command))
    .map((command): [string, string] => ['values', command]),
];

describe('when the database refuses a statement', () => {
  test.each(REFUSED)('%s: %s prints one line', async (REFUSE, command) => {
    const args = COMMANDS[command] ?? [];
    const script = join(import.meta.dirname, `../../scripts/operations/${command}.ts`);
    const { stdout, stderr } = await run(
      [script, ...args.map((arg) => (arg.includes('.tar') || arg === 'export' ? join(folder, arg) : arg))],
      {
        DATA_DIR: folder,
        REFUSE,
        DEBUG: '1',
      },
    );
    expectNoSecret(stdout + stderr);
    const [line = '', ...frames] = stderr.trimEnd().split('\n');
    if (REFUSE === 'all') expect(line).toMatch(/the database refused it: |does not open/);
    for (const frame of frames) expect(frame).toMatch(/^ {4}at .+:\d+:\d+\)?$/);
  });
});

test.each(['all', 'values', 'changes'])('a start prints one line when the database refuses %s', async (REFUSE) => {
  const settings = { ...REFUSING, REFUSE, STAFF_EMAIL: ADDRESS, STAFF_PASSWORD: STAFF.password };
  const { code, lines } = await failedStart({ ...settings, DATA_DIR: folder, PORT: String(await freePort()) });
  expect([code, lines]).toEqual([1, [expect.stringContaining('the database refused it: ')]]);
  expectNoSecret(lines.join('\n'));
});

test('a first start prints one line, from its child process too', async () => {
  const empty = await emptyFolder();
  const settings = { ...REFUSING, REFUSE: 'changes', STAFF_EMAIL: ADDRESS, STAFF_PASSWORD: STAFF.password };
  const { code, lines } = await failedStart({ ...settings, DATA_DIR: empty, DEBUG: '1' });
  expect(code).toBe(1);
  expect(lines[0]).toContain('the database refused it: ');
  expectNoSecret(lines.join('\n'));
  await removeFolder(empty);
});

test('restore prints one line', async () => {
  const backup = join(folder, 'backup.tar.gz');
  const script = (name: string) => join(import.meta.dirname, `../../scripts/operations/${name}.ts`);
  await run([script('backup'), '--to', backup], { DATA_DIR: folder, REFUSE: 'nothing' });
  for (const REFUSE of ['all', 'values', 'changes']) {
    const { stdout, stderr } = await run([script('restore'), backup, '--replace'], { DATA_DIR: folder, REFUSE });
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining('the database refused it: ')]);
    expectNoSecret(stdout + stderr);
  }
});

test('pages, feeds and the API repeat nothing of the refusal', async () => {
  const refuse = join(folder, 'refuse');
  const site = await startServer(folder, { ...REFUSING, REFUSE: refuse, DEBUG: '1' });
  await mkdir(refuse);
  const paths = [
    '/magazine',
    `/magazine?search=${ADDRESS}`,
    '/magazine?page=2',
    `/magazine/article/${DRIVER_MARKER.slice(0, 5)}`,
    '/magazine/article/afvallen-zonder-crashdieet',
    '/magazine/video/onbekend',
    '/magazine/rss.xml',
    '/magazine/feed.json',
    '/magazine/sitemap-1.xml',
    '/admindash',
    '/admindash/articles/1',
    `/api/articles?search=${ADDRESS}`,
    '/api/articles/onbekend',
    '/api/health',
    '/api/admin/me',
    '/',
  ];
  const bodies: string[] = [];
  for (const path of paths) {
    const response = await fetch(site.url + path, { headers: { cookie: 'session=x', accept: 'text/html' } });
    bodies.push(JSON.stringify([...response.headers]), await response.text());
  }
  for (const [path, body] of [
    ['/api/contact', { name: 'Jan', email: ADDRESS, message: 'Hallo' }],
    ['/api/admin/login', STAFF],
  ] as const) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(500);
    bodies.push(await response.text());
  }
  await rm(refuse, { recursive: true });
  await site.stop();
  for (const body of bodies) expectNoSecret(body);
  expect(site.output()).toContain('the database refused it: ');
  for (const secret of [...SECRETS, ADDRESS]) expect(site.output()).not.toContain(secret);
});
