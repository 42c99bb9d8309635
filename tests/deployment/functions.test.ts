import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/server/version.ts';
import { OUTPUT } from './routing.ts';

const functions = readdirSync(join(OUTPUT, 'functions'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.func'))
  .sort();

const files = (func: string) => readdirSync(join(OUTPUT, 'functions', func), { recursive: true, encoding: 'utf8' });

type Answer = { status: number; body: string };

/** Sends GET requests to a built function, one after the other, in a Node process of its own. */
function ask<const Paths extends readonly string[]>(func: string, paths: Paths): { [Index in keyof Paths]: Answer } {
  const folder = join(OUTPUT, 'functions', func);
  const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  const script = `
    const { default: handler } = await import(${JSON.stringify(join(process.cwd(), folder, handler))});
    const answers = [];
    for (const path of ${JSON.stringify(paths)}) {
      const response = await handler.fetch(new Request('http://localhost' + path));
      answers.push({ status: response.status, body: await response.text() });
    }
    console.log(JSON.stringify(answers));
    process.exit(0);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      VERCEL: '1',
      // Nothing listens on this port.
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
      BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_nostore_nothing',
      SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    },
  });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('[{')) throw new Error(`${func} did not respond:\n${stdout}\n${stderr}`);
  return JSON.parse(line) as { [Index in keyof Paths]: Answer };
}

test('builds a function for the pages and one for the API', () => {
  expect(functions).toEqual(['_render.func', 'api/index.func']);
});

describe.each(functions)('%s', (func) => {
  test('contains no embedded database and no browser packages', () => {
    const packages = files(func).filter((path) => /node_modules\/(@electric-sql|@tiptap|playwright)/.test(path));
    expect(packages).toEqual([]);
  });
});

test('the API function works, and says what fails without a database', () => {
  const [me, list, health, cron, found] = ask('api/index.func', [
    '/api/admin/me',
    '/api/articles',
    '/api/health',
    '/api/cron',
    '/api/search?q=suikerziekte',
  ]);
  expect(me).toMatchObject({ status: 401 });
  expect(list.status).toBe(503);
  expect(JSON.parse(list.body)).toMatchObject({ error: expect.stringContaining('database') });
  expect(health).toEqual({ status: 503, body: JSON.stringify({ status: 'unavailable', version: VERSION }) });
  expect([cron.status, JSON.parse(cron.body)]).toEqual([503, { error: expect.stringContaining('CRON_SECRET') }]);
  expect([found.status, JSON.parse(found.body).magazine]).toEqual([200, 'unavailable']);
  expect(found.body).toContain('/therapieen/metabole-aandoeningen');
});

test('the API function contains all that converting a picture needs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'function-'));
  try {
    await cp(join(OUTPUT, 'functions/api/index.func'), folder, { recursive: true, dereference: true });
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#386641' } })
      .png()
      .toBuffer();
    const script = `
      const { convertImage } = await import(${JSON.stringify(join(folder, 'src/server/pictures/convert/convert.js'))});
      const { large } = await convertImage(Buffer.from('${picture.toString('base64')}', 'base64'));
      console.log(Buffer.from(large).toString('latin1', 8, 12));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      cwd: folder,
    });
    expect([stdout.trim(), stderr]).toEqual(['WEBP', '']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every function contains the index of pages', () => {
  for (const func of functions)
    expect(
      files(func).filter((path) => path.endsWith('site-index.json')),
      func,
    ).toEqual(['.vercel/site-index.json']);
});

test('the pages function renders pages, and a search without a database', () => {
  const [login, found] = ask('_render.func', ['/admindash/login', '/zoeken?q=suikerziekte']);
  expect(login).toMatchObject({ status: 200, body: expect.stringContaining('<!DOCTYPE html>') });
  expect(found).toMatchObject({
    status: 200,
    body: expect.stringContaining('href="/therapieen/metabole-aandoeningen"'),
  });
});
