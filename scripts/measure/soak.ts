import { setInterval } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { readArguments } from '../set-up/arguments.mjs';
import { residentMegabytes, withBuiltSite } from './bench/server.ts';

const { values } = readArguments(
  `npm run soak [-- --minutes 10]: puts the built site under load and samples its memory. Fails when the memory exceeds the
budget or keeps growing`,
  (args) => parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } }),
);
const CONNECTIONS = 50;
const BUDGET_MB = 350;
/** The last third of the run may use this much more memory than the second. */
const MAX_GROWTH = 1.1;
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
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: [
      { path: '/' },
      { path: '/magazine' },
      { path: '/magazine/article/afvallen-zonder-crashdieet' },
      { path: '/api/articles?limit=3' },
      // A new address each time, which the response cache cannot hold.
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
  const peak = Math.max(...thirds);
  console.log(`${requests.average.toFixed(0)} requests/s, p99 ${latency.p99} ms, ${non2xx + errors} failures`);
  console.log(`Peak resident memory in each third of ${values.minutes} minutes: ${thirds.join(', ')} MB`);
  if (non2xx + errors > 0) return fail('Some requests failed');
  if (peak > BUDGET_MB) return fail(`The server used ${peak} MB, at most ${BUDGET_MB} are allowed`);
  if (last > second * MAX_GROWTH) return fail('The memory keeps growing');
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
