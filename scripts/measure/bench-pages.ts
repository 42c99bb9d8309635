import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readArguments } from '../set-up/arguments.mjs';
import { load, loadUncached, residentMegabytes, withBuiltSite } from './bench/server.ts';

const { values } = readArguments(
  `npm run bench:pages [-- --check]: measures how fast the built site sends magazine pages with and without its response
cache, its memory, and how long the functions of npm run build:vercel take to load. Prints Markdown for
docs/performance.md. --check fails unless cached pages are at least 5 times as fast and the functions are built`,
  (args) => parseArgs({ args, options: { check: { type: 'boolean', default: false } } }),
);
const SECONDS = 10;
const CONNECTIONS = [1, 50];
/** Browsers send this too; cached responses are compressed already. */
const ENCODING = 'br';
const WARM_UP_SECONDS = 3;
const FUNCTIONS = '.vercel/output/functions';
const RUNS = 7;
const MIN_SPEEDUP = 5;
const print = (line = '') => void process.stdout.write(`${line}\n`);

print(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
const misses: string[] = [];
await withBuiltSite({}, async (url, pid) => {
  for (const { page, connections, speedup } of await measurePages(url, pid)) {
    print(`${page}, ${connections} connections: ${speedup.toFixed(1)} times as fast from the cache`);
    if (speedup < MIN_SPEEDUP) misses.push(page);
  }
});
const hasFunctions = printColdStarts();
if (values.check && misses.length > 0)
  fail(`Less than ${MIN_SPEEDUP} times as fast from the cache: ${misses.join(', ')}`);
if (values.check && !hasFunctions) fail('The functions are not built: run `npm run build:vercel` first');

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

type Comparison = { page: string; connections: number; speedup: number };

/** Requests each kind of magazine page, first past the response cache, then from it. */
async function measurePages(url: string, pid: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  print('| page | connections | from the cache | requests/s | p50 ms | p99 ms | memory after, MB |');
  print('|---|---:|---|---:|---:|---:|---:|');
  for (const [page, path] of Object.entries(await magazinePages(url))) {
    const address = `${url}${path}`;
    const fromCache = (connections: number, duration: number) =>
      load(address, connections, duration, ['--headers', `accept-encoding=${ENCODING}`]);
    const pastCache = (connections: number, duration: number) => loadUncached(address, connections, duration, ENCODING);
    await pastCache(10, WARM_UP_SECONDS);
    await fromCache(10, WARM_UP_SECONDS);
    for (const connections of CONNECTIONS) {
      const measure = async (isCached: boolean) => {
        const result = await (isCached ? fromCache : pastCache)(connections, SECONDS);
        const { requests, latency, non2xx, errors } = result;
        if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
        const figures = [Math.round(requests.average), latency.p50, latency.p99, residentMegabytes(pid)];
        print(`| ${[page, connections, isCached ? 'yes' : 'no', ...figures].join(' | ')} |`);
        return requests.average;
      };
      const uncached = await measure(false);
      const cached = await measure(true);
      comparisons.push({ page, connections, speedup: cached / uncached });
    }
  }
  print();
  return comparisons;
}

async function magazinePages(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/articles?type=article&limit=1`);
  const { articles } = (await response.json()) as { articles: Array<{ slug: string }> };
  return { listing: '/magazine', article: `/magazine/article/${articles[0]?.slug}` };
}

/** Measures the import of each built function's module in a new process. False when no function is built. */
function printColdStarts(): boolean {
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
