import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export const KB = 1024;

type Script = { bytes: number; text: string };

/** Scripts in the document itself. */
const INLINE = () => [...document.scripts].filter(({ src }) => !src).map(({ textContent }) => textContent ?? '');

/**
 * Watches what a page downloads to run. Bytes are those that the server sent, in brotli, which every browser of the
 * last years asks for; a script that is not sent so counts with its full length.
 */
export function watchScripts(page: Page): () => Promise<Script> {
  const scripts = new Map<string, Promise<Script>>();
  // Read as they come: once the page goes on to another one, the browser has them no more.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), readScript(response));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const inline = (await page.evaluate(INLINE)).join('\n');
    const read = await Promise.all(scripts.values());
    return {
      bytes: read.reduce((sum, { bytes }) => sum + bytes, brotliCompressSync(inline).length),
      text: read.map(({ text }) => text).join('\n'),
    };
  };
}

async function readScript(response: Response): Promise<Script> {
  const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders();
  const text = await response.text();
  return { text, bytes: encoding === 'br' && length ? Number(length) : Buffer.byteLength(text) };
}
