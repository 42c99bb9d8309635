import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Result } from 'autocannon';
import { findBuild } from '../../builds/find.ts';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../serve/exec-server.mjs';

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const uncachedScript = fileURLToPath(new URL('load-uncached.ts', import.meta.url));

/** Runs autocannon in a process of its own, so that the measuring script does not slow it down. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  options: readonly string[] = [],
): Promise<Result> {
  const always = ['--json', '--connections', String(connections), '--duration', String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...always, ...options, url]);
  return JSON.parse(stdout) as Result;
}

/** The median second, so that seconds in which the machine was busy do not count. */
export const perSecond = ({ requests }: Result): number => requests.p50;

/** Every request has a new address, so that none hits the response cache. */
export async function loadUncached(
  url: string,
  connections: number,
  seconds: number,
  encoding: string,
): Promise<Result> {
  const options = [uncachedScript, url, String(connections), String(seconds), encoding];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return JSON.parse(stdout) as Result;
}

/** What a server answered: its headers as Node reads them, names and values in turn, and its body in base64. */
export type Answer = { status: number; headers: string[]; body: string };

/** Runs a server that prints `Ready at …`, and stops it after the work. */
export async function withServer(
  nodeArguments: readonly string[],
  environment: Record<string, string>,
  work: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, nodeArguments, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await work(await urlOf(server), server.pid ?? 0);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function urlOf(server: ChildProcess): Promise<string> {
  for await (const lines of server.stdout ?? []) {
    const [, port] = /Ready at http:\/\/localhost:(\d+)/.exec(String(lines)) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The server ended before it was ready');
}

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the built site as `npm start` does; by default on a new embedded database with the starter magazine. */
export async function withBuiltSite(
  settings: Record<string, string>,
  work: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const build = findBuild();
  if (!build) throw new Error('The site is not built: run `npm run build` first');
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const environment = {
    ...NODE_ENVIRONMENT,
    DATA_DIR: folder,
    BUILD_FOLDER: build,
    SESSION_SECRET: 'x'.repeat(48),
    PORT: '0',
    LOG_LEVEL: 'error',
    SEARCHES_PER_MINUTE: '0',
    ...settings,
  };
  try {
    await withServer([...NODE_FLAGS, script('../../serve.mjs')], environment, work);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The resident memory of a process. */
export const residentMegabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** Requests per second of serve-reference.ts on the machine for which the budgets were set. */
const REFERENCE_RATE = 800;
const CONNECTIONS = 50;
const SECONDS = 2;
const REFERENCE_SERVER = fileURLToPath(new URL('serve-reference.ts', import.meta.url));

/** The current speed of this machine; 1 is the reference machine. */
export type MachineSpeed = () => Promise<number>;

/**
 * A budget in requests/s depends on the machine, and a machine that shares its processor may be half as fast for
 * minutes. So each rate is compared with that of a reference server. Without Postgres the speed counts as 1.
 */
export async function withMachineSpeed(
  { DATABASE_URL }: Record<string, string>,
  work: (machineSpeed: MachineSpeed) => Promise<void>,
): Promise<void> {
  if (!DATABASE_URL) return work(async () => 1);
  await withServer([REFERENCE_SERVER], { DATABASE_URL }, async (url) => {
    await load(url, CONNECTIONS, SECONDS);
    await work(async () => perSecond(await load(url, CONNECTIONS, SECONDS)) / REFERENCE_RATE);
  });
}
