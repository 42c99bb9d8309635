import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { residentMegabytes } from './bench/memory.ts';

/**
 * `npm run soak [-- --minutes 10 --connections 50]`: the built site under load, on an embedded database with the
 * starter magazine, and the memory it takes meanwhile. Fails when that is over the budget or grows.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, connections: { type: 'string', default: '50' } },
});
const BUDGET_MB = 250;
/** What the last third of the time may take more than the second. */
const MOST_GROWTH = 1.1;
const PORT = '4390';
const url = `http://127.0.0.1:${PORT}`;

const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const server = spawn(process.execPath, ['scripts/serve.ts'], {
  env: { ...process.env, DATA_DIR: folder, PORT, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  for await (const line of server.stdout) if (String(line).includes('Ready at')) break;
  server.stdout.resume();
  process.exitCode = await soak();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
}

async function soak(): Promise<number> {
  const seconds = Number(values.minutes) * 60;
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn;
  };
  const load = autocannon({
    url,
    connections: Number(values.connections),
    duration: seconds,
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
  for await (const _ of setInterval((seconds * 1000) / 60)) {
    samples.push(residentMegabytes(server.pid ?? 0));
    if (samples.length === 60) break;
  }
  const { requests, latency, non2xx, errors } = await load;
  const thirds = [0, 20, 40].map((start) => Math.max(...samples.slice(start, start + 20)));
  const [, second = 0, last = 0] = thirds;
  console.log(`${requests.average.toFixed(0)} requests/s, p99 ${latency.p99} ms, ${non2xx + errors} failures`);
  console.log(`Resident memory, most in each third of ${values.minutes} minutes: ${thirds.join(', ')} MB`);
  if (non2xx + errors > 0) return complain('Some requests failed');
  if (last > BUDGET_MB) return complain(`More than ${BUDGET_MB} MB`);
  if (last > second * MOST_GROWTH) return complain('It grows');
  return 0;
}

function complain(what: string): number {
  console.error(what);
  return 1;
}
