import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBuild } from '../../builds/find.ts';
import { NODE_FLAGS } from '../../serve/node-flags.mjs';
import { withServer } from './server.ts';

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the built site as `npm start` does; by default on a new embedded database with the starter magazine. */
export async function withBuiltSite(
  settings: Record<string, string>,
  work: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const build = findBuild();
  if (!build) throw new Error('The site is not built: run `npm run build` first');
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const environment = {
    DATA_DIR: folder,
    BUILD_FOLDER: build,
    SESSION_SECRET: 'x'.repeat(48),
    PORT: '0',
    LOG_LEVEL: 'error',
    SEARCHES_PER_MINUTE: '0',
    ...settings,
  };
  try {
    await withServer([...NODE_FLAGS, script('../../serve.mjs')], environment, work);
  } finally {
    await rm(folder, { recursive: true });
  }
}
