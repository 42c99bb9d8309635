import { join } from 'node:path';
import { build } from 'astro';
import { BUILDS, sourceFingerprint } from './builds/folders.mjs';
import { guardImageCache } from './builds/image-cache.ts';
import { makeBuild } from './builds/make.ts';
import { print, root } from './set-up/step.mjs';

/**
 * `npm run build`: the site into a folder of its own below dist/, unless it is there already. A server that runs from
 * another build keeps it. On Vercel its adapter says where everything goes.
 */
const isFull = (error) => /ENOSPC|no space left/i.test(`${error?.code} ${error?.message} ${error?.cause?.message}`);

try {
  if (process.env.VERCEL) {
    await build({ root });
  } else {
    const folder = await makeBuild({
      builds: BUILDS,
      siteUrl: process.env.SITE_URL ?? '',
      stamp: sourceFingerprint,
      fill: async (outDir) => {
        const finished = guardImageCache(join(root, 'node_modules', '.astro'));
        await build({ root, outDir });
        finished();
      },
      print,
    });
    print(`The build is in ${folder}`);
  }
} catch (error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  if (isFull(error)) process.stderr.write('The disk is full: make 200 MB free and try again.\n');
  process.exit(1);
}
