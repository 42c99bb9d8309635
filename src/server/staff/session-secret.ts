import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, SettingError } from '../environment.ts';
import { makeFolder, writeSynced } from '../sync-to-disk.ts';

/**
 * SESSION_SECRET, or else a secret that is generated once in the data folder, in a file that only its owner can read.
 */
export async function loadSessionSecret({ sessionSecret, dataFolder }: Environment): Promise<Uint8Array> {
  const secret = sessionSecret ?? (await loadGenerated(join(dataFolder, 'session-secret'), dataFolder));
  return new TextEncoder().encode(secret);
}

async function loadGenerated(path: string, folder: string): Promise<string> {
  try {
    const generated = await readFile(path, 'utf8').catch(ifMissing);
    // Earlier versions did not sync the file: a power cut may have left it empty, and anybody could sign with that.
    if (generated.length >= MIN_LENGTH) return generated;
    const secret = randomBytes(48).toString('base64url');
    await makeFolder(folder);
    await writeSynced(path, secret);
    return secret;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SettingError(
      `DATA_DIR: "${path}" cannot be read and written (${code}): choose a folder that this user may write`,
      { cause },
    );
  }
}

/** That of SESSION_SECRET. */
const MIN_LENGTH = 32;

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
