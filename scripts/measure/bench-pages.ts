import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltSite } from './bench/built-site.ts';
import { printColdStarts } from './bench/cold-starts.ts';
import { measurePages } from './bench/pages.ts';

/**
 * `npm run bench:pages [-- --seconds 10]`: how fast the built site sends the pages of the magazine from its cache and
 * without it, the memory it takes, and how long the functions of `npm run build:vercel` take to load. Prints Markdown;
 * docs/performance.md keeps it. `--check` ends with an error unless a kept page is at least 5 times as fast and the functions are there.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, check: { type: 'boolean', default: false } },
});
const TIMES_FASTER = 5;
const print = (line = '') => void process.stdout.write(`${line}\n`);

print(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
const misses: string[] = [];
await withBuiltSite({}, async (url, pid) => {
  for (const { page, connections, timesFaster } of await measurePages(url, pid, Number(values.seconds), print)) {
    print(`${page}, ${connections} connections: ${timesFaster.toFixed(1)} times as fast from the cache`);
    if (timesFaster < TIMES_FASTER) misses.push(page);
  }
});
const hasFunctions = printColdStarts(print);
if (values.check && misses.length > 0)
  fail(`Less than ${TIMES_FASTER} times as fast from the cache: ${misses.join(', ')}`);
if (values.check && !hasFunctions) fail('No functions to load: run `npm run build:vercel` first');

function fail(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
