import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export const KB = 1024;

type Script = { bytes: number; text: string };
type Scripts = Script & { files: number };

const inlineScripts = () => [...document.scripts].filter(({ src }) => !src).map(({ textContent }) => textContent ?? '');

/**
 * Collects the scripts that a page loads. Bytes are as sent, in brotli; a script without compression counts in full.
 */
export function watchScripts(page: Page): () => Promise<Scripts> {
  const scripts = new Map<string, Promise<Script>>();
  // Read at once: after a navigation the browser no longer has the bodies.
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const read = readScript(response);
    // The test may end before it arrives.
    read.catch(() => {});
    scripts.set(response.url(), read);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const inline = (await page.evaluate(inlineScripts)).join('\n');
    const read = await Promise.all(scripts.values());
    return {
      bytes: read.reduce((sum, { bytes }) => sum + bytes, brotliCompressSync(inline).length),
      text: read.map(({ text }) => text).join('\n'),
      files: read.length,
    };
  };
}

async function readScript(response: Response): Promise<Script> {
  const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders();
  const text = await response.text();
  return { text, bytes: encoding === 'br' && length ? Number(length) : Buffer.byteLength(text) };
}
