import { setInterval } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { withBuiltSite } from './bench/built-site.ts';
import { residentMegabytes } from './bench/memory.ts';

/**
 * `npm run soak [-- --minutes 10 --connections 50 --rate 0]`: the built site under load, on a new embedded database
 * with the starter magazine, and the memory it takes meanwhile. `--rate` is how many requests a second, 0 as many as
 * it can. Fails when the memory is over the budget of architecture §7, or grows.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    rate: { type: 'string', default: '0' },
  },
});
const BUDGET_MB = 400;
/** What the last third of the time may take more than the second. */
const MOST_GROWTH = 1.1;
const SAMPLES = 60;
const seconds = Number(values.minutes) * 60;

await withBuiltSite({}, async (url, pid) => {
  process.exitCode = await soak(url, pid);
});

async function soak(url: string, pid: number): Promise<number> {
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn;
  };
  const load = autocannon({
    url,
    connections: Number(values.connections),
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    ...(Number(values.rate) > 0 && { overallRate: Number(values.rate) }),
    requests: [
      { path: '/' },
      { path: '/magazine' },
      { path: '/magazine/article/afvallen-zonder-crashdieet' },
      { path: '/api/articles?limit=3' },
      // Never asked before, so that nothing kept answers it.
      { setupRequest: (request) => ({ ...request, path: `/api/articles?search=slaap${next()}` }) },
    ],
  });
  const samples: number[] = [];
  for await (const _ of setInterval((seconds * 1000) / SAMPLES)) {
    samples.push(residentMegabytes(pid));
    if (samples.length === SAMPLES) break;
  }
  const { requests, latency, non2xx, errors } = await load;
  const thirds = [0, 20, 40].map((start) => Math.max(...samples.slice(start, start + 20)));
  const [, second = 0, last = 0] = thirds;
  const most = Math.max(...thirds);
  console.log(`${requests.average.toFixed(0)} requests/s, p99 ${latency.p99} ms, ${non2xx + errors} failures`);
  console.log(`Resident memory, most in each third of ${values.minutes} minutes: ${thirds.join(', ')} MB`);
  if (non2xx + errors > 0) return complain('Some requests failed');
  if (most > BUDGET_MB) return complain(`${most} MB, more than ${BUDGET_MB}`);
  if (last > second * MOST_GROWTH) return complain('It grows');
  return 0;
}

function complain(what: string): number {
  console.error(what);
  return 1;
}
