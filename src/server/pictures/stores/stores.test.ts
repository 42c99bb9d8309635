import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { BLOB_TOKEN, type BlobEmulator, startBlobEmulator } from '../../../../tests/support/pictures/blob-emulator.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import { startS3Emulator } from '../../../../tests/support/pictures/s3-emulator.ts';
import { createApp } from '../../app.ts';
import { VERSION } from '../../version.ts';
import { readAll, readImage } from '../read-image.ts';
import { removeUnusedImages } from '../remove-unused.ts';
import { uploadImage } from '../upload.ts';
import { openBlobStore } from './blob-store.ts';
import { openFileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import { type ImageStore, type StoredImage, StoreProblem } from './store.ts';

const folder = await mkdtemp(join(tmpdir(), 'images-'));
const app = setUpTestApp();
let emulator: BlobEmulator;
let s3: Awaited<ReturnType<typeof startS3Emulator>>;

beforeAll(async () => {
  emulator = await startBlobEmulator();
  s3 = await startS3Emulator();
  vi.stubEnv('VERCEL_BLOB_API_URL', emulator.apiUrl);
});
beforeEach(() => {
  emulator.state = 'up';
  emulator.files.clear();
  s3.state = 'up';
  s3.objects.clear();
  s3.refusal = undefined;
});
afterAll(async () => {
  await emulator.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const PAIR = [
  { name: 'a-640.webp', bytes: bytes('klein') },
  { name: 'a.webp', bytes: bytes('groot') },
];

async function read(store: ImageStore, name: string): Promise<string> {
  return Buffer.from((await readImage(store, name)) ?? []).toString();
}

describe.each([
  ['file', () => openFileStore(join(folder, 'images'))],
  ['Vercel Blob', () => openBlobStore(BLOB_TOKEN)],
  ['S3', () => openS3Store(s3.setting)],
])('%s store', (_, open) => {
  test('returns stored files', async () => {
    const store = open();
    await store.put(PAIR);
    expect(await read(store, 'a.webp')).toBe('groot');
    expect(await read(store, 'a-640.webp')).toBe('klein');
  });

  test('is ready', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });

  test('finds neither removed nor unknown files', async () => {
    const store = open();
    await store.put(PAIR);
    await store.remove(['a.webp', 'a-640.webp', 'never-there.webp']);
    expect(await store.find('a.webp')).toBeUndefined();
    expect(await store.find('never-there.webp')).toBeUndefined();
  });
});

test('Vercel Blob stores WebP at an address that its name does not tell', async () => {
  await openBlobStore(BLOB_TOKEN).put(PAIR);
  const stored = [...emulator.files];
  expect(stored.map(([, { contentType }]) => contentType)).toEqual(['image/webp', 'image/webp']);
  for (const [path] of stored) expect(path).toMatch(/^magazine\/a(-640)?\.webp\/[\w-]{32}\.webp$/);
});

test('Vercel Blob stores a file that is stored again at one address', async () => {
  const [one, other] = [openBlobStore(BLOB_TOKEN), openBlobStore(BLOB_TOKEN)];
  await one.put(PAIR);
  const found = await one.find('a.webp');
  await other.put(PAIR);
  expect(emulator.files.size).toBe(2);
  expect(Buffer.from(await readAll(found as StoredImage)).toString()).toBe('groot');
});

test('Vercel Blob moves files that an earlier version left guessable', async () => {
  const store = openBlobStore(BLOB_TOKEN);
  emulator.files.set('magazine/a.webp', { bytes: Buffer.from('groot'), contentType: 'image/webp' });
  expect(await read(store, 'a.webp')).toBe('groot');
  expect(await store.moveGuessable?.()).toBe(1);
  expect([...emulator.files.keys()]).toEqual([expect.stringMatching(/^magazine\/a\.webp\/[\w-]{32}\.webp$/)]);
  expect(await read(store, 'a.webp')).toBe('groot');
  expect(await store.moveGuessable?.()).toBe(0);
});

test('file store leaves no files behind when writing fails', async () => {
  const path = join(folder, 'in-the-way');
  await writeFile(path, 'a file where the folder should be');
  await expect(openFileStore(path).put(PAIR)).rejects.toThrow();

  const half = join(folder, 'half');
  await expect(openFileStore(half).put([...PAIR, { name: 'b.webp', bytes: {} as never }])).rejects.toThrow();
  expect(await readdir(half)).toEqual([]);
});

test('file store removes what an upload that was cut off left behind', async () => {
  const path = await mkdtemp(join(folder, 'cut-off-'));
  const [leftOver, beingWritten] = [`.${randomUUID()}`, `.${randomUUID()}`];
  for (const name of [leftOver, beingWritten, '.keep']) await writeFile(join(path, name), '');
  for (const name of [leftOver, '.keep']) await utimes(join(path, name), 0, 0);
  await openFileStore(path).put(PAIR);
  expect((await readdir(path)).sort()).toEqual([beingWritten, '.keep', 'a-640.webp', 'a.webp'].sort());
});

test('Vercel Blob store removes the first file when the second fails', async () => {
  emulator.state = 'failing';
  await expect(openBlobStore(BLOB_TOKEN).put(PAIR)).rejects.toThrow();
  expect(emulator.files.size).toBe(0);
});

test('Vercel Blob store stops waiting at the deadline', async () => {
  emulator.state = 'unresponsive';
  await expect(openBlobStore(BLOB_TOKEN, { deadlineMs: 200 }).put(PAIR)).rejects.toThrow('within 0.2 s');
});

test('Vercel Blob store reports a wrong token as an error', async () => {
  await expect(openBlobStore('vercel_blob_rw_emulator_wrong').find('a.webp')).rejects.toThrow('Access denied');
});

test('S3 store stores WebP and sends any part of a picture', async () => {
  const store = openS3Store(s3.setting);
  await store.put(PAIR);
  expect([...s3.objects.values()].map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
  const found = await store.find('a.webp');
  if (!found) throw new Error('The picture is not there');
  expect(found.size).toBe(5);
  expect(await text(await found.read(1, 3))).toBe('roo');
});

test('S3 store keeps the files that were there when one is refused', async () => {
  const store = openS3Store(s3.setting);
  await store.put(PAIR);
  s3.state = 'failing';
  await expect(store.put(PAIR)).rejects.toThrow('refused the request (500)');
  expect(s3.objects.size).toBe(2);
});

test('the clean-up removes what an S3 store took of an upload that it refused', async () => {
  const context = { ...app.system, images: openS3Store(s3.setting) };
  s3.state = 'failing';
  await expect(uploadImage(context, await plainPicture().png().toBuffer())).rejects.toThrow();
  s3.state = 'up';
  await removeUnusedImages(context);
  expect(s3.objects.size).toBe(0);
});

test.each([
  ['Vercel Blob', () => openBlobStore(BLOB_TOKEN)],
  ['S3', () => openS3Store(s3.setting)],
])('%s store keeps nobody waiting for a picture when it hangs', async (_, open) => {
  emulator.state = 'unresponsive';
  s3.state = 'unresponsive';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const refused = expect(open().find('a.webp')).rejects.toThrow('within 5 s');
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});

test('S3 store stops waiting at the deadline', async () => {
  s3.state = 'unresponsive';
  const store = openS3Store(s3.setting, { deadlineMs: 200 });
  await expect(store.put(PAIR)).rejects.toThrow('did not answer within 0.2 s');
  await expect(store.check()).rejects.toThrow('does not answer. Check S3_ENDPOINT');
});

test('S3 store reports a wrong key as an error, not as not found', async () => {
  const store = openS3Store({ ...s3.setting, secretAccessKey: 'wrong' });
  await expect(store.find('a.webp')).rejects.toThrow('refused the request (403)');
});

test.each([
  ['another bucket', { bucket: 'pictuers' }, 'There is no bucket "pictuers" at http'],
  ['an unknown key', { accessKeyId: 'AKIDOTHER' }, 'Check S3_ACCESS_KEY_ID'],
  ['another secret', { secretAccessKey: 'wrong' }, 'Check S3_SECRET_ACCESS_KEY'],
  ['an address where nothing listens', { endpoint: 'http://127.0.0.1:1' }, 'does not answer. Check S3_ENDPOINT'],
])('S3 store names the setting to look at for %s', async (_, wrong, problem) => {
  const check = openS3Store({ ...s3.setting, ...wrong }).check();
  await expect(check).rejects.toThrow(problem);
  await expect(check).rejects.toBeInstanceOf(StoreProblem);
});

test.each([
  [[403, 'AccessDenied'], 'The key may not use the bucket "pictures"'],
  [[403, ''], 'The key may not use the bucket "pictures"'],
  [[400, 'AuthorizationHeaderMalformed'], 'not in the region "eu-central-1"'],
  [[301, 'PermanentRedirect'], 'in another region'],
  [[403, 'RequestTimeTooSkewed'], "This server's clock is wrong"],
  [[503, 'SlowDown'], 'answers with an error (503 SlowDown)'],
] as const)('S3 store explains the refusal %o', async (refusal, problem) => {
  s3.refusal = [...refusal];
  await expect(openS3Store(s3.setting).check()).rejects.toThrow(problem);
});

test('the health check shows the problem of an S3 store to staff', async () => {
  const { cookie } = await app.logIn();
  const images = openS3Store({ ...s3.setting, bucket: 'pictuers' });
  const health = async (headers = {}) =>
    (await createApp({ ...app.system, images }).request('http://localhost:4321/api/health', { headers })).json();
  expect(await health({ cookie })).toMatchObject({
    parts: { pictures: { status: 'unavailable', problem: expect.stringMatching(/^There is no bucket "pictuers"/) } },
  });
  expect(await health()).toEqual({ status: 'unavailable', version: VERSION });
});
