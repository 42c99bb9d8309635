import { type ChildProcess, fork } from 'node:child_process';
import { CONVERSION_WORKER, type Result, type Task } from './conversion-worker.ts';

/** An idle process waits this long for the next picture: starting a new one takes 200 ms. */
const MAX_IDLE_MS = 10_000;
let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

/** The conversion reached its deadline, or the decoder crashed. */
export class ConversionStopped extends Error {
  override name = 'ConversionStopped';
  readonly isTooSlow: boolean;

  constructor(message: string, { isTooSlow = false } = {}) {
    super(message);
    this.isTooSlow = isTooSlow;
  }
}

/**
 * Converts one picture in a child process, so that a hostile file harms only that process and a decoder that never
 * ends can be killed. Throws {@link ConversionStopped}, and another error when the process does not start.
 */
export async function convertInProcess<T extends Task>(task: T, milliseconds: number): Promise<Result<T>> {
  const child = takeIdle() ?? start();
  const { promise, resolve, reject } = Promise.withResolvers<Result<T>>();
  const timer = setTimeout(
    () => reject(new ConversionStopped(`The conversion took longer than ${milliseconds} ms`, { isTooSlow: true })),
    milliseconds,
  );
  // A signal means a crash or the kernel's out-of-memory killer; an exit code, that the process could not start.
  const onExit = (code: number | null, signal: string | null) =>
    reject(
      signal
        ? new ConversionStopped(`Signal ${signal} ended the decoder`)
        : new Error(`The decoder exited with code ${code}`),
    );
  child.on('error', reject).on('exit', onExit).on('message', resolve);
  try {
    child.send(task, (error) => error && reject(error));
    const conversion = await promise;
    keepIdle(child);
    return conversion;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    child.off('error', reject).off('exit', onExit).off('message', resolve);
  }
}

function takeIdle(): ChildProcess | undefined {
  if (!idle) return undefined;
  const { child, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  child.ref();
  return child;
}

/** Unreferenced, so that an idle process does not keep the server alive. */
function keepIdle(child: ChildProcess): void {
  const timer = setTimeout(() => {
    dropIdle(child);
    child.kill('SIGKILL');
  }, MAX_IDLE_MS).unref();
  child.unref();
  idle = { child, timer };
}

function dropIdle(child: ChildProcess): void {
  if (idle?.child === child) idle = undefined;
}

function start(): ChildProcess {
  const child = fork(CONVERSION_WORKER, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: withoutSecrets(process.env),
  });
  // An 'error' event without a listener would crash the server.
  child.on('error', () => {});
  child.on('exit', () => dropIdle(child));
  child.channel?.unref();
  return child;
}

/** The variables that a process needs to start; none of the site's settings. */
function withoutSecrets({ PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) {
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE };
}
