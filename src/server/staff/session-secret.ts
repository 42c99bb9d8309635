import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Environment, SettingError } from '../environment.ts';

/**
 * SESSION_SECRET, or else a secret that is generated once in the data folder, in a file that only its owner can read.
 */
export async function loadSessionSecret({ sessionSecret, dataFolder }: Environment): Promise<Uint8Array> {
  if (sessionSecret) return new TextEncoder().encode(sessionSecret);
  const path = join(dataFolder, 'session-secret');
  try {
    return new TextEncoder().encode(await readFile(path, 'utf8'));
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await mkdir(dataFolder, { recursive: true });
    await writeFile(path, secret, { mode: 0o600, flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
      throw new SettingError(
        `DATA_DIR: "${path}" cannot be written (${cause.code}): choose a folder that this user may write`,
        { cause },
      );
    });
    return new TextEncoder().encode(secret);
  }
}
