import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
