import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/server/db/connect.ts';
import { staff } from '../../src/server/db/schema/staff.ts';
import { hashPassword } from '../../src/server/staff/password.ts';
import type { DocumentDetail, SiteState } from '../../src/shared/contract/site-documents.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { OUTPUT } from './routing.ts';

const STAFF = { email: 'anna@clinic.example', password: 'een heel lang wachtwoord' };
const SECRET = 'only for this test: thirty-two bytes or more';

let postgres: LocalPostgres;
let url = '';
let asked = 0;
let folder = '';
const hook = createServer((request, response) => {
  asked += request.method === 'POST' ? 1 : 0;
  response.writeHead(201).end('{}');
});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'function-'));
  cpSync(join(OUTPUT, 'functions/api/index.func'), folder, { recursive: true, dereference: true });
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
  postgres = await startLocalPostgres();
  url = await postgres.createDatabase('clinic');
  const { db, migrate, close } = await connect({ driver: 'pg', url });
  await migrate();
  await db
    .insert(staff)
    .values({ ...STAFF, name: 'Anna', role: 'administrator', passwordHash: await hashPassword(STAFF.password) });
  await close();
});
afterAll(async () => {
  hook.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const environment = () => ({
  PATH: process.env['PATH'],
  VERCEL: '1',
  DATABASE_URL: url,
  BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_nostore_nothing',
  SESSION_SECRET: SECRET,
  SITE_URL: 'http://localhost',
  DEPLOY_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
});

async function run(cwd: string, script: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd, env: environment() });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(errors);
  return output.trim().split('\n').at(-1) ?? '';
}

/** Runs `steps`, the body of a function that gets `call`, against the function of the API, in a process of its own. */
async function inFunction<T>(steps: string): Promise<T> {
  const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  return JSON.parse(
    await run(
      folder,
      `const { default: handler } = await import(${JSON.stringify(resolve(folder, handler))});
      let cookie = '';
      const call = async (method, path, body) => {
        const headers = { origin: 'http://localhost', cookie, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
        const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const response = await handler.fetch(new Request('http://localhost' + path, request));
        cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ') || cookie;
        if (!response.ok) throw new Error(path + ': ' + response.status + ' ' + (await response.text()));
        return response.json();
      };
      await call('POST', '/api/admin/login', ${JSON.stringify(STAFF)});
      const result = await (async () => { ${steps} })();
      await new Promise((done) => setTimeout(done, 0));
      console.log(JSON.stringify(result));
      process.exit(0);`,
    ),
  ) as T;
}
const DOCUMENTS = '/api/admin/site-documents';
const site = () => inFunction<SiteState>(`return (await call('GET', '${DOCUMENTS}')).site;`);

test('what staff publish is checked in the function, asks Vercel for a deployment, and is in it', async () => {
  expect((await site()).state).toBe('online');
  const published = await inFunction<DocumentDetail>(`
    const path = 'kliniek.yaml';
    const { number, content } = await call('GET', '${DOCUMENTS}/document?path=' + path);
    content.fields.telefoon = '040 999 88 77';
    return call('PUT', '${DOCUMENTS}/document', { path, basedOn: number, content, publish: 'now' });`);
  expect([published.number, published.published.fields['telefoon']]).toEqual([1, '040 999 88 77']);
  await expect.poll(async () => (await site()).state).toBe('building');
  await expect.poll(() => asked).toBe(1);
  // The build of that deployment: what it reads, and the note for its functions.
  const made = await run(
    process.cwd(),
    `const { takeCurrentEdition } = await import(${JSON.stringify(resolve('scripts/builds/edition.ts'))});
    await takeCurrentEdition();
    console.log(process.env.CONTENT_ROOT);
    process.exit(0);`,
  );
  expect(readFileSync(join(made, 'content/kliniek.yaml'), 'utf8')).toContain('telefoon: 040 999 88 77');
  writeFileSync(join(folder, '.vercel/edition.json'), readFileSync('.vercel/edition.json'));
  expect((await site()).state).toBe('online');
  expect(asked).toBe(1);
});

test('what the site cannot be made of is refused in the function too', async () => {
  const refused = inFunction(`
    const path = 'team.yaml';
    const { number, content } = await call('GET', '${DOCUMENTS}/document?path=' + path);
    content.fields['hanneke-verbruggen'].registratie = '';
    return call('PUT', '${DOCUMENTS}/document', { path, basedOn: number, content, publish: 'now' });`);
  await expect(refused).rejects.toThrow('Nothing is online yet');
});
