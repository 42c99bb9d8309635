import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FUNCTIONS = '.vercel/output/functions';

/** Builds as Vercel does, before the tests. */
export default function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build-vercel.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`build:vercel failed\n${stdout}\n${stderr}`);
  for (const config of globSync(`${FUNCTIONS}/**/.vc-config.json`)) addMappedFiles(config);
}

/** A function may refer to files of the project; an upload puts them beside its own. */
function addMappedFiles(config: string): void {
  const { filePathMap = {} } = JSON.parse(readFileSync(config, 'utf8')) as { filePathMap?: Record<string, string> };
  for (const [path, source] of Object.entries(filePathMap)) cpSync(source, join(dirname(config), path));
}
