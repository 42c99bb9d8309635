import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.mjs';

/** A hash of files, folders and values. */
export function fingerprint(paths, values = []) {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const path of paths)
    for (const file of filesUnder(path)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  try {
    return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
      .sort();
  } catch {
    return [path];
  }
}

/** Whether a stamp file has the fingerprint of the inputs for which a step was last done. */
export const isStamped = (file, value) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === value;

export const stamp = (file, value) => writeFileSync(join(root, file), value);
