import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from './set-up/arguments.mjs';
import { installTools } from './set-up/install.mjs';
import { fail, root } from './set-up/step.mjs';

readArguments('npm run build:vercel: runs `vercel build` without an account or a connection, into .vercel/output');

/** A placeholder; linking a real project replaces its file. */
const PROJECT = { projectId: 'x', orgId: 'x', settings: { framework: 'astro' } };

await installTools().catch(fail);
await rm('.vercel/output', { recursive: true, force: true });
await mkdir('.vercel', { recursive: true });
await writeFile('.vercel/project.json', JSON.stringify(PROJECT), { flag: 'wx' }).catch(() => {});

const { status } = spawnSync(join(root, 'tools/node_modules/.bin/vercel'), ['build', '--yes'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    VERCEL: '1',
    // The packages are there: without this, Vercel asks the registry for them, for the pages and again for api/.
    VERCEL_INSTALL_COMPLETED: '1',
    VERCEL_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
  },
});
process.exit(status ?? 1);
