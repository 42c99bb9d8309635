import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { freePort } from './free-port.ts';

export const STAFF = { email: 'anna@clinic.example', password: 'correct horse battery staple' };

export const SERVE_SCRIPT = 'scripts/serve.mjs';

type Run = {
  process: ChildProcess;
  /** The output so far. */
  output: () => string;
  /** Sends the signal and resolves to the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type RunningServer = Run & { url: string; dataFolder: string };

export const emptyFolder = () => mkdtemp(join(tmpdir(), 'clinic-test-'));
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Runs the built server, and resolves when it is ready. */
export async function startServer(
  dataFolder: string,
  settings: Record<string, string> = {},
  command?: string[],
): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort());
  const account = { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password };
  const run = runServer({ DATA_DIR: dataFolder, PORT: port, ...account, ...settings }, command);
  await waitUntilReady(run).catch(async (error) => {
    await run.stop('SIGKILL');
    throw error;
  });
  return { ...run, url: `http://localhost:${port}`, dataFolder };
}

/** Rejects with the output when the server ends before it is ready, or is not ready within a minute. */
export async function waitUntilReady(run: Run): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    run.process.stdout?.on('data', () => run.output().includes('Ready at') && resolve());
    run.process.once('error', reject);
    run.process.once('close', () => reject(new Error(`The server ended before it was ready:\n${run.output()}`)));
  });
  await withinAMinute(ready, () => `the server to be ready. It printed:\n${run.output()}`);
}

/** A start that must fail: its exit code and the lines of its output. */
export async function failedStart(settings: Record<string, string>) {
  const run = runServer(settings);
  const closed = new Promise<number | null>((resolve) => run.process.once('close', resolve));
  const code = await withinAMinute(closed, () => `a start to fail. It printed:\n${run.output()}`);
  return { code, lines: run.output().trim().split('\n') };
}

/** Starts the server without waiting. `stop` also resolves for a process that ended by itself. */
export function runServer(settings: Record<string, string>, command = [process.execPath, SERVE_SCRIPT]): Run {
  const [program = '', ...args] = command;
  const { PATH, HOME, BUILD_FOLDER } = process.env;
  const child = spawn(program, args, {
    env: { PATH, HOME, ...(BUILD_FOLDER && { BUILD_FOLDER }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // The IPC channel is for monitored-server.ts; it must not keep the server running.
  child.channel?.unref();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    process: child,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
