import { build } from 'astro';
import { BUILDS, buildSettings, publishedBuilds, sourceFingerprint } from './builds/folders.mjs';
import { IMAGE_CACHE, startImageCache } from './builds/image-cache.mjs';
import { makeBuild } from './builds/make.ts';
import { readArguments } from './set-up/arguments.mjs';
import { print, root } from './set-up/step.mjs';

// On Vercel the adapter decides where the output goes.
readArguments(`npm run build: builds the site into its own folder below dist/, unless a build of the same sources exists.
Running servers keep the build they serve`);

// Astro would tell its makers of each build.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const isDiskFull = (error) => /ENOSPC|no space left/i.test(`${error?.code} ${error?.message} ${error?.cause?.message}`);

try {
  if (process.env.VERCEL) {
    // Here, because what reads the database takes two seconds and 200 MB to load.
    const { takeCurrentEdition } = await import('./builds/edition.ts');
    await takeCurrentEdition();
    const finish = startImageCache(IMAGE_CACHE);
    await build({ root });
    finish();
  } else {
    const isPublished = Boolean(process.env.CONTENT_ROOT);
    const folder = await makeBuild({
      builds: isPublished ? publishedBuilds() : BUILDS,
      settings: { ...buildSettings(), isPublished },
      fingerprint: () => sourceFingerprint(),
      buildInto: async (outDir) => {
        const finish = startImageCache(IMAGE_CACHE);
        await build({ root, outDir });
        finish();
      },
      print,
    });
    print(`The build is in ${folder}`);
  }
} catch (error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  if (isDiskFull(error)) process.stderr.write('The disk is full: free 200 MB and try again.\n');
  process.exit(1);
}
