import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readArguments } from '../set-up/arguments.mjs';
import { withNginx } from './bench/nginx.ts';
import { type Answer, load, residentMegabytes, withBuiltSite, withServer } from './bench/server.ts';

const { values } = readArguments(
  `npm run requests [-- --check --nginx 8089]: the processor time of one request, beside a server of Node alone that sends the same bytes
and headers. Prints Markdown for docs/performance.md. --check fails when a request costs more than twice as much. Reads the
process's own counters from /proc, so it needs Linux. --nginx measures an installed nginx beside them, on that port`,
  (args) =>
    parseArgs({
      args,
      options: { check: { type: 'boolean', default: false }, nginx: { type: 'string', default: '' } },
    }),
);
const MAX_RATIO = 2;
const CONNECTIONS = 50;
const SECONDS = 2;
/** The median of so many pairs, one server directly after the other. */
const ROUNDS = 3;
const ENCODING = 'gzip';
const BARE_SERVER = fileURLToPath(new URL('bench/serve-answers.ts', import.meta.url));

type Server = { url: string; pid: number };

const misses: string[] = [];
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${ENCODING}\n`);
await withBuiltSite({}, async (url, pid) => {
  const paths = await pathsOf(url);
  const answers: Record<string, Answer> = {};
  for (const path of Object.values(paths)) answers[path] = await answerOf(url, path);
  await withServer([BARE_SERVER], { ANSWERS: JSON.stringify(answers) }, async (bareUrl, barePid) => {
    console.log('| request | bytes | µs | bare Node, µs | ratio | requests/s | bare |');
    console.log('|---|---:|---:|---:|---:|---:|---:|');
    for (const [name, path] of Object.entries(paths)) {
      const site = { url, pid };
      const bare = { url: bareUrl, pid: barePid };
      await cost(site, path);
      await cost(bare, path);
      const pairs: Array<readonly [Cost, Cost]> = [];
      for (let round = 0; round < ROUNDS; round += 1)
        pairs.push([await cost(site, path), await cost(bare, path)] as const);
      const ratio = median(pairs.map(([one, other]) => one.micros / other.micros));
      if (ratio > MAX_RATIO) misses.push(`${name} (${ratio.toFixed(2)} times)`);
      const of = (side: 0 | 1, figure: 'micros' | 'rate') =>
        Math.round(median(pairs.map((pair) => pair[side][figure])));
      const bytes = answers[path]?.body.length ?? 0;
      const figures = [of(0, 'micros'), of(1, 'micros'), ratio.toFixed(2), of(0, 'rate'), of(1, 'rate')];
      console.log(`| ${[name, Math.round((bytes * 3) / 4), ...figures].join(' | ')} |`);
    }
  });
  if (values.nginx)
    await withNginx(Object.values(answers), Number(values.nginx), async (nginxUrl, nginxPid) => {
      console.log('\n| request | nginx, µs | requests/s |\n|---|---:|---:|');
      for (const [index, name] of Object.keys(paths).entries()) {
        const costs: Cost[] = [];
        for (let round = 0; round <= ROUNDS; round += 1)
          costs.push(await cost({ url: nginxUrl, pid: nginxPid }, `/${index}`));
        const of = (figure: keyof Cost) => Math.round(median(costs.slice(1).map((one) => one[figure])));
        console.log(`| ${name} | ${of('micros')} | ${of('rate')} |`);
      }
    });
  console.log(`\nMemory of the server after it: ${residentMegabytes(pid)} MB`);
});
if (misses.length > 0) console.log(`More than ${MAX_RATIO} times bare Node: ${misses.join(', ')}`);
if (values.check && misses.length > 0) process.exitCode = 1;

async function pathsOf(url: string): Promise<Record<string, string>> {
  const { articles } = (await (await fetch(`${url}/api/articles?type=article&limit=1`)).json()) as {
    articles: Array<{ slug: string }>;
  };
  const home = await (await fetch(`${url}/`)).text();
  const [asset = ''] = /\/_astro\/[^"']+\.css/.exec(home) ?? [];
  return {
    'listing, cached': '/magazine',
    'article, cached': `/magazine/article/${articles[0]?.slug}`,
    'list of the API': '/api/articles?limit=12',
    'search, cached': '/magazine?search=slaap',
    home: '/',
    'style sheet': asset,
    'login form': '/admindash/login',
  };
}

/** What the site answers the second time, as it is sent. */
async function answerOf(url: string, path: string): Promise<Answer> {
  const read = () =>
    new Promise<Answer>((resolve, reject) => {
      get(`${url}${path}`, { headers: { 'accept-encoding': ENCODING } }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const { statusCode = 0, rawHeaders } = response;
        if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
        resolve({ status: statusCode, headers: rawHeaders, body: body.toString('base64') });
      }).on('error', reject);
    });
  await read();
  return read();
}

/** Processor time of a request in microseconds, and requests a second. */
type Cost = { micros: number; rate: number };

async function cost({ url, pid }: Server, path: string): Promise<Cost> {
  const before = processorMicros(pid);
  const result = await load(`${url}${path}`, CONNECTIONS, SECONDS, ['--headers', `accept-encoding=${ENCODING}`]);
  const { requests, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
  return { micros: (processorMicros(pid) - before) / requests.total, rate: requests.average };
}

/** User and system time since the process began. Linux counts it in hundredths of a second. */
function processorMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it, in parentheses, may hold any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
