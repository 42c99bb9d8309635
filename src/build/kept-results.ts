import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Beside the pictures that Astro keeps; hosts keep this folder from build to build. */
const FOLDER = 'node_modules/.astro';
const UNUSED_MS = 30 * 24 * 60 * 60_000;

/**
 * Keeps what takes long to make, by what it is made of, so that the next build makes only what changed. What no build
 * asked for in a month is removed.
 */
export function keptResults(name: string, folder = FOLDER) {
  const kept = join(folder, name);
  mkdirSync(kept, { recursive: true });
  for (const file of readdirSync(kept).map((base) => join(kept, base)))
    if (Date.now() - statSync(file).mtimeMs > UNUSED_MS) rmSync(file, { force: true });
  return async (inputs: ReadonlyArray<string | Uint8Array>, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const hash = inputs.reduce<Hash>(
      (all, input) => all.update(`${input.length} `).update(input),
      createHash('sha256'),
    );
    const file = join(kept, hash.digest('hex'));
    if (existsSync(file)) {
      utimesSync(file, new Date(), new Date());
      return readFileSync(file);
    }
    const made = await make();
    // Renamed when it is whole: a build may be killed at any moment.
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, made);
    renameSync(partial, file);
    return made;
  };
}
