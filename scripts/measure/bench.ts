import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { type Bench, openBenches } from './bench/benches.ts';
import { Budget } from './bench/budget.ts';
import { benchContext, measureCalls } from './bench/calls.ts';
import { checkPlans } from './bench/plans.ts';
import { measureCached, measureUncached } from './bench/requests.ts';

/**
 * `npm run bench [-- --sizes 1000,10000,100000 --on pglite,postgres]`: how long the calls of the API take, which
 * indexes they use, and how many requests a second they answer over HTTP. Prints Markdown; docs/performance.md keeps
 * it. `--check` measures what is over the budget of architecture §7 again after the rest, up to twice, and ends with an
 * error when it still is; `--keep FOLDER` leaves the filled databases there for the next time.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    on: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    keep: { type: 'string' },
    'fill-only': { type: 'boolean', default: false },
  },
});
const print = (line = '') => void process.stdout.write(`${line}\n`);
const list = (text: string) => text.split(',').filter(Boolean);
const seconds = Number(values.seconds);
/** What else a machine has to do makes a measurement slower, never faster; so the best of a few is what the site can do. */
const ATTEMPTS = values.check ? 3 : 1;

type Part = (budget: Budget) => Promise<void>;
const misses: string[] = [];

const benches = await openBenches({ on: list(values.on), sizes: list(values.sizes).map(Number), keptIn: values.keep });
try {
  const load = () =>
    loadavg()
      .map((value) => value.toFixed(1))
      .join(' ');
  print(`${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load()}`);
  print(`Node ${process.version}`);
  let parts = values['fill-only'] ? [] : partsOf(benches.all);
  for (let attempt = 1; attempt <= ATTEMPTS && parts.length > 0; attempt += 1) {
    misses.length = 0;
    const missed: Part[] = [];
    for (const part of parts) {
      const budget = new Budget();
      await part(budget);
      if (budget.misses.length > 0) missed.push(part);
      misses.push(...budget.misses);
    }
    print(`\nLoad at the end ${load()}`);
    for (const miss of misses) print(`Over the budget: ${miss}`);
    parts = missed;
  }
  if (misses.length === 0) print('Within the budget.');
} finally {
  await benches.close();
}
// Said aloud: a package that ends Postgres with the process would end it with 0, whatever `process.exitCode` says.
if (values.check && misses.length > 0) process.exit(1);

function partsOf(all: readonly Bench[]): Part[] {
  const uncached = all.map((bench): Part => {
    const about = { database: bench.database, size: bench.size };
    return async (budget) => {
      await bench.use(async ({ db }, version) => {
        print(`\n### ${bench.database}, ${bench.size.toLocaleString('en')} articles (Postgres ${version})\n`);
        await measureCalls(benchContext(db), print, (call, times) => budget.callTook(about, call, times));
        await checkPlans(db, print);
      });
      await measureUncached(bench.environment, seconds, print, (name, rate) => budget.answered(about, name, rate));
    };
  });
  const last = all.at(-1);
  const cached: Part = async (budget) => {
    if (last)
      await measureCached(last.environment, seconds, print, (name, rate) => budget.answeredFromCache(name, rate));
  };
  return [...uncached, cached];
}
