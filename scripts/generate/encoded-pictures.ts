import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { BUILDS, LOCK } from '../builds/folders.mjs';
import { ENCODED, ENCODED_FOLDERS, IMAGE_CACHE, startImageCache } from '../builds/image-cache.mjs';
import { lock } from '../builds/lock.ts';
import { print } from '../print.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { root } from '../set-up/step.mjs';

readArguments(`npm run pictures: builds the site and writes its encoded pictures into src/assets/encoded/, so that a first build
need not encode them. Run it after adding, changing or removing a picture; nothing breaks without`);

// Astro would tell its makers of each build.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

mkdirSync(BUILDS, { recursive: true });
const release = await lock(join(BUILDS, LOCK), () => print('Waiting for another build to finish …'));
if (!release)
  throw new Error('Another build has not ended for 20 minutes: end the process that builds, then try again');
const outDir = join(BUILDS, 'building-pictures');
try {
  const finish = startImageCache(IMAGE_CACHE);
  const began = Date.now();
  await build({ root, outDir });
  finish();
  const built = new Set(readdirSync(join(outDir, 'client', '_astro')));
  for (const folder of ENCODED_FOLDERS) {
    const [cache, kept] = [join(IMAGE_CACHE, folder), join(ENCODED, folder)];
    mkdirSync(kept, { recursive: true });
    // Astro's are named as in the build; the others are touched by the build that uses them.
    const used = readdirSync(cache).filter((name) =>
      folder === 'assets' ? built.has(name) : statSync(join(cache, name)).mtimeMs >= began,
    );
    for (const name of used) if (!existsSync(join(kept, name))) copyFileSync(join(cache, name), join(kept, name));
    for (const name of readdirSync(kept)) if (!used.includes(name)) rmSync(join(kept, name));
    print(`${folder}: ${used.length} pictures`);
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
  release();
}
