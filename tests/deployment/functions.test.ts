import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { OUTPUT } from './routing.ts';

const functions = readdirSync(join(OUTPUT, 'functions'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.func'))
  .sort();

const files = (func: string) => readdirSync(join(OUTPUT, 'functions', func), { recursive: true, encoding: 'utf8' });

/** Sends one request to a built function, in a Node process of its own. */
function request(func: string, path: string): { status: number; body: string } {
  const folder = join(OUTPUT, 'functions', func);
  const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  const script = `
    const { default: handler } = await import(${JSON.stringify(join(process.cwd(), folder, handler))});
    const response = await handler.fetch(new Request('http://localhost${path}'));
    console.log(JSON.stringify({ status: response.status, body: await response.text() }));
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
  if (!line.startsWith('{')) throw new Error(`${func} did not respond:\n${stdout}\n${stderr}`);
  return JSON.parse(line) as { status: number; body: string };
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

test('the API function works, and responds 503 without a database', () => {
  expect(request('api/index.func', '/api/admin/me')).toMatchObject({ status: 401 });
  const list = request('api/index.func', '/api/articles');
  expect(list.status).toBe(503);
  expect(JSON.parse(list.body)).toMatchObject({ error: expect.stringContaining('database') });
  expect(request('api/index.func', '/api/health')).toEqual({ status: 503, body: '{"status":"unavailable"}' });
});

test('the API function runs the cron job, which asks for its secret', () => {
  const { status, body } = request('api/index.func', '/api/cron');
  expect([status, JSON.parse(body)]).toEqual([503, { error: expect.stringContaining('CRON_SECRET') }]);
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

test('every function contains the page index, and search without a database', () => {
  for (const func of ['_render.func', 'api/index.func'])
    expect(
      files(func).filter((path) => path.endsWith('site-index.json')),
      func,
    ).toEqual(['.vercel/site-index.json']);
  const found = request('api/index.func', '/api/search?q=suikerziekte');
  expect([found.status, JSON.parse(found.body).magazine]).toEqual([200, 'unavailable']);
  expect(found.body).toContain('/therapieen/metabole-aandoeningen');
  expect(request('_render.func', '/zoeken?q=suikerziekte')).toMatchObject({
    status: 200,
    body: expect.stringContaining('href="/therapieen/metabole-aandoeningen"'),
  });
});

test('the pages function renders a page', () => {
  expect(request('_render.func', '/admindash/login')).toMatchObject({
    status: 200,
    body: expect.stringContaining('<!DOCTYPE html>'),
  });
});
