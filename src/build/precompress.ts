import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { keptResults } from './kept-results.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes compressed copies beside every text file of the build, at the highest level. A self-hosted site sends them
 * unchanged (src/server/host/files/file-listener.ts); Vercel compresses by itself.
 */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = globSync(`${fileURLToPath(dir)}/**/*.{html,js,css,json,xml,txt,svg,webmanifest}`);
      const kept = keptResults('compressed');
      await Promise.all(
        files.map(async (file) => {
          const text = await readFile(file);
          await writeFile(`${file}.br`, await kept(['brotli', text], () => brotli(text)));
          await writeFile(`${file}.gz`, await kept(['gzip', text], () => zip(text, { level: 9 })));
        }),
      );
    },
  },
});
