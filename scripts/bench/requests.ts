import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Result } from 'autocannon';
import type { Rate } from './budget.ts';

const CONNECTIONS = [1, 10, 50];
const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const autocannon = createRequire(import.meta.url).resolve('autocannon');

type Say = (line?: string) => void;
type Report = (name: string, rate: Rate) => void;

/** Requests a second that the API answers with nothing kept; server, database and client share this machine's cores. */
export async function measureUncached(environment: Record<string, string>, seconds: number, say: Say, report: Report) {
  await withServer(script('serve-api.ts'), environment, async (url) => {
    const newest = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { articles: Array<{ slug: string }> };
    const paths = {
      list: '/api/articles',
      'search, rare word': '/api/articles?search=kurkumine',
      'search, common word': '/api/articles?search=hormonen',
      'search, misspelt word': '/api/articles?search=diabetis',
      article: `/api/articles/${newest.articles[0]?.slug}`,
    };
    await measure(url, paths, seconds, say, report);
  });
}

/** The same of the built site, which keeps what it answered. */
export async function measureCached(environment: Record<string, string>, seconds: number, say: Say, report: Report) {
  if (!existsSync(script('../../dist/server/entry.mjs')))
    throw new Error('The site is not built, so what it answers from its cache cannot be measured: run `npm run build`');
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const settings = { DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(48), PORT: '0', ...environment };
  say('\n### The built site, from its cache\n');
  await withServer(script('../serve.ts'), settings, (url) =>
    measure(url, { list: '/api/articles', 'magazine page': '/magazine' }, seconds, say, report),
  );
  await rm(folder, { recursive: true });
}

async function measure(url: string, paths: Record<string, string>, seconds: number, say: Say, report: Report) {
  say(`\n| requests/s (p97.5 ms) | ${CONNECTIONS.map((count) => `${count} connections`).join(' | ')} |`);
  say(`|---|${CONNECTIONS.map(() => '---:|').join('')}`);
  for (const [name, path] of Object.entries(paths)) {
    const cells: string[] = [];
    await load(`${url}${path}`, 10, 2);
    for (const connections of CONNECTIONS) {
      const { requests, latency, non2xx, errors } = await load(`${url}${path}`, connections, seconds);
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
      cells.push(`${Math.round(requests.average)} (${latency.p97_5})`);
      report(name, { connections, perSecond: requests.average });
    }
    say(`| ${name} | ${cells.join(' | ')} |`);
  }
}

/** From a process of its own, so that counting does not take turns with asking for anything else. */
async function load(url: string, connections: number, seconds: number): Promise<Result> {
  const options = ['--json', '--connections', String(connections), '--duration', String(seconds), url];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options]);
  return JSON.parse(stdout) as Result;
}

async function withServer(file: string, environment: Record<string, string>, work: (url: string) => Promise<void>) {
  const server = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await work(await addressOf(server));
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const lines of server.stdout ?? []) {
    const [, port] = /Ready at http:\/\/localhost:(\d+)/.exec(String(lines)) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The server ended before it was ready');
}
