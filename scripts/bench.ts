import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { openBenches } from './bench/benches.ts';
import { Budget } from './bench/budget.ts';
import { benchContext, measureCalls } from './bench/calls.ts';
import { checkPlans } from './bench/plans.ts';
import { measureCached, measureUncached } from './bench/requests.ts';

/**
 * `npm run bench [-- --sizes 1000,10000,100000 --on pglite,postgres]`: how long the calls of the API take, which
 * indexes they use, and how many requests a second they answer over HTTP. Prints Markdown; docs/performance.md keeps
 * it. `--check` ends with an error when anything is over the budget of architecture §7; `--keep FOLDER` leaves the
 * filled databases there for the next time.
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
const say = (line = '') => void process.stdout.write(`${line}\n`);
const list = (text: string) => text.split(',').filter(Boolean);
const seconds = Number(values.seconds);
const budget = new Budget(say);

const benches = await openBenches({ on: list(values.on), sizes: list(values.sizes).map(Number), keptIn: values.keep });
try {
  const load = () =>
    loadavg()
      .map((value) => value.toFixed(1))
      .join(' ');
  say(`${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load()}`);
  say(`Node ${process.version}`);
  for (const bench of values['fill-only'] ? [] : benches.all) {
    const about = { database: bench.database, size: bench.size };
    await bench.use(async ({ db }, version) => {
      say(`\n### ${bench.database}, ${bench.size.toLocaleString('en')} articles (Postgres ${version})\n`);
      await measureCalls(benchContext(db), say, (call, times) => budget.callTook(about, call, times));
      await checkPlans(db, say);
    });
    await measureUncached(bench.environment, seconds, say, (name, result) => budget.answered(about, name, result));
  }
  const last = benches.all.at(-1);
  if (last && !values['fill-only'])
    await measureCached(last.environment, seconds, say, (name, result) => budget.answeredFromCache(name, result));
  say(`\nLoad at the end ${load()}`);
} finally {
  await benches.close();
}
if (values.check && budget.isExceeded()) process.exitCode = 1;
