import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getActiveResourcesInfo } from 'node:process';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import { convertImage } from './convert.ts';

// Uploads from a stolen session must stay cheap: docs/security.md, ASVS 5.2.2 and 15.2.2.
const app = setUpTestApp();

const childProcesses: ChildProcess[] = [];
const recordProcess = (message: unknown) => void childProcesses.push((message as { process: ChildProcess }).process);
beforeAll(() => subscribe('child_process', recordProcess));
afterAll(() => void unsubscribe('child_process', recordProcess));

/** The header of a TIFF without pixel data. */
function tiffOf({ side, channels, bits }: { side: number; channels: number; bits: number }): Buffer<ArrayBuffer> {
  const floats = 3;
  const entries = [
    [256, side],
    [257, side],
    [258, bits],
    [259, 8],
    [262, 2],
    [273, 8],
    [277, channels],
    [278, side],
    [279, 8],
    [339, floats],
  ];
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const directory = entries.map(([tag = 0, value = 0]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag);
    entry.writeUInt16LE(3, 2);
    entry.writeUInt32LE(1, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  });
  return Buffer.concat([header, Buffer.from([entries.length, 0]), ...directory, Buffer.alloc(64)]);
}

async function upload(content: BlobPart, cookie: string) {
  const body = new FormData();
  body.set('image', new Blob([content], { type: 'image/png' }), 'naam.png');
  const response = await app.request('/api/admin/upload/article', { method: 'POST', body, cookie });
  const { success, error } = (await response.json()) as { success: boolean; error?: string };
  return { status: response.status, success, error, retryAfter: response.headers.get('retry-after') };
}

test('refuses an SVG without rendering it', async () => {
  const { cookie } = await app.logIn();
  const filters = '<feTurbulence numOctaves="9" baseFrequency=".1"/><feMorphology operator="dilate" radius="99"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">${filters.repeat(18)}</filter><rect width="3000" height="3000" filter="url(#f)"/></svg>`;
  expect(await upload(svg, cookie)).toMatchObject({
    status: 415,
    error: 'A drawing (SVG) cannot be uploaded. Please select an image file (PNG, JPG, GIF, etc.)',
  });
});

test('refuses a HEIC photo and suggests JPG', async () => {
  const { cookie } = await app.logIn();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await upload(heic, cookie)).toMatchObject({ status: 415, error: expect.stringContaining('save it as JPG') });
});

test('decodes eight large pictures one at a time in a child process', async () => {
  const original = await plainPicture(2600, 2000).png({ progressive: true }).toBuffer();
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length);
  }, 5);
  const sizes = await Promise.all(Array.from({ length: 8 }, () => convertImage(original)));
  clearInterval(sampling);
  expect(most).toBe(1);
  // Listeners of earlier conversions are removed.
  expect(childProcesses.at(-1)?.listenerCount('exit') ?? 1).toBe(1);
  for (const { large, small } of sizes) {
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1846 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 640, height: 492 });
  }
});

test('ends a conversion that takes too long, and converts the next one', async () => {
  const large = await plainPicture(5000, 4000).png().toBuffer();
  const slow = convertImage(large, 20);
  await expect(slow).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('takes too long') });
  await expect.poll(() => getActiveResourcesInfo()).not.toContain('ProcessWrap');
  const { large: converted } = await convertImage(await plainPicture(60, 40).png().toBuffer());
  expect(await sharp(converted).metadata()).toMatchObject({ width: 60, height: 40 });
});

test('refuses a picture that crashes the decoder, and converts the next', async () => {
  const small = await plainPicture(60, 40).png().toBuffer();
  await convertImage(small);
  const crashed = convertImage(small);
  childProcesses.at(-1)?.kill('SIGSEGV');
  await expect(crashed).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('damaged') });
  expect(await sharp((await convertImage(small)).large).metadata()).toMatchObject({ width: 60 });
});

test('refuses a small file that decodes to gigabytes', async () => {
  const { cookie } = await app.logIn();
  expect(await upload(tiffOf({ side: 6000, channels: 3, bits: 32 }), cookie)).toMatchObject({ status: 413 });
});

test('accepts 12 concurrent uploads, refuses more with Retry-After', async () => {
  const { cookie } = await app.logIn();
  const small = await plainPicture(60, 40).png().toBuffer();
  const responses = await Promise.all(Array.from({ length: 20 }, () => upload(small, cookie)));
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(12);
  expect(refused.length).toBeGreaterThan(0);
  for (const { error, retryAfter, success } of refused) {
    expect({ success, retryAfter }).toEqual({ success: false, retryAfter: '60' });
    expect(error).toContain('Please try again in a minute');
  }
});
