import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { printColdStarts } from './bench/cold-starts.ts';
import { measurePages } from './bench/pages.ts';

/**
 * `npm run bench:pages [-- --seconds 10]`: measures how fast the built site sends magazine pages with and without its
 * response cache, its memory, and how long the functions of `npm run build:vercel` take to load. Prints Markdown for
 * docs/performance.md. `--check` fails unless cached pages are at least 5 times as fast and the functions are built.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, check: { type: 'boolean', default: false } },
});
const MIN_SPEEDUP = 5;
const print = (line = '') => void process.stdout.write(`${line}\n`);

print(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
const misses: string[] = [];
await withBuiltSite({}, async (url, pid) => {
  for (const { page, connections, speedup } of await measurePages(url, pid, Number(values.seconds), print)) {
    print(`${page}, ${connections} connections: ${speedup.toFixed(1)} times as fast from the cache`);
    if (speedup < MIN_SPEEDUP) misses.push(page);
  }
});
const hasFunctions = printColdStarts(print);
if (values.check && misses.length > 0)
  fail(`Less than ${MIN_SPEEDUP} times as fast from the cache: ${misses.join(', ')}`);
if (values.check && !hasFunctions) fail('The functions are not built: run `npm run build:vercel` first');

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
