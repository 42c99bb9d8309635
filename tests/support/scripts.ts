import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export const KB = 1024;

/** Scripts in the document itself. */
const INLINE = () => [...document.scripts].filter(({ src }) => !src).map(({ textContent }) => textContent ?? '');

/**
 * Watches what a page downloads to run. Bytes are those that the server sent, in brotli, which every browser of the
 * last years asks for; a script that is not sent so counts with its full length.
 */
export function watchScripts(page: Page): () => Promise<{ bytes: number; text: string }> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.set(response.url(), response);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const inline = (await page.evaluate(INLINE)).join('\n');
    const scripts = await Promise.all([...responses.values()].map(readScript));
    return {
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, brotliCompressSync(inline).length),
      text: scripts.map(({ text }) => text).join('\n'),
    };
  };
}

async function readScript(response: Response): Promise<{ bytes: number; text: string }> {
  const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders();
  const text = await response.text();
  return { text, bytes: encoding === 'br' && length ? Number(length) : Buffer.byteLength(text) };
}
