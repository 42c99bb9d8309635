import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FUNCTIONS = '.vercel/output/functions';
const RUNS = 7;

/** Measures the import of each built function's module in a new process. False when no function is built. */
export function printColdStarts(print: (line?: string) => void): boolean {
  if (!existsSync(FUNCTIONS)) {
    print('\nNo functions: `npm run build:vercel` builds them.');
    return false;
  }
  print('\n| function | module loaded in, ms (median, slowest) |');
  print('|---|---:|');
  const folders = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' });
  for (const folder of folders.filter((name) => name.endsWith('.func')).sort()) {
    const times = Array.from({ length: RUNS }, () => importTime(join(FUNCTIONS, folder))).sort((a, b) => a - b);
    print(
      `| ${folder.replace('.func', '')} | ${times[Math.floor(RUNS / 2)]?.toFixed(0)}, ${times.at(-1)?.toFixed(0)} |`,
    );
  }
  return true;
}

function importTime(folder: string): number {
  const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  const script = `
    const start = performance.now();
    await import(${JSON.stringify(resolve(folder, handler))});
    console.log(performance.now() - start);
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], VERCEL: '1' },
  });
  const time = Number(stdout.trim().split('\n').at(-1));
  if (stdout.trim() === '' || Number.isNaN(time)) throw new Error(`${folder} cannot be loaded:\n${stderr}`);
  return time;
}
