import { type ChildProcess, fork } from 'node:child_process';
import { CONVERSION_WORKER } from './conversion-worker.ts';
import type { Conversion, ConversionJob } from './resize.ts';

/** The process that decodes, kept a while for the next picture: to start one takes a fifth of a second. */
const IDLE_MS = 10_000;
let idle: { child: ChildProcess; end: NodeJS.Timeout } | undefined;

/** The picture was not converted: its time was over, or the decoder crashed on it. */
export class ConversionStopped extends Error {
  override name = 'ConversionStopped';
  readonly isTooSlow: boolean;

  constructor(message: string, { isTooSlow = false } = {}) {
    super(message);
    this.isTooSlow = isTooSlow;
  }
}

/**
 * Converts one picture in a process of its own: what a hostile file does there ends with it, and a decoder that does
 * not come to an end is ended. Throws {@link ConversionStopped}, and another error when the process does not start.
 */
export async function convertInProcess(job: ConversionJob, milliseconds: number): Promise<Conversion> {
  const child = take();
  const { promise, resolve, reject } = Promise.withResolvers<Conversion>();
  const timer = setTimeout(
    () => reject(new ConversionStopped(`Not done in ${milliseconds} ms`, { isTooSlow: true })),
    milliseconds,
  );
  // A signal is a crash, or the system that is short of memory; a code is a process that could not begin.
  const ended = (code: number | null, signal: string | null) =>
    reject(signal ? new ConversionStopped(`Ended by ${signal}`) : new Error(`The decoder ended with code ${code}`));
  child.on('error', reject).on('exit', ended).on('message', resolve);
  try {
    child.send(job, (error) => error && reject(error));
    const conversion = await promise;
    keep(child);
    return conversion;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    child.off('error', reject).off('exit', ended).off('message', resolve);
  }
}

function take(): ChildProcess {
  if (!idle) return start();
  const { child, end } = idle;
  idle = undefined;
  clearTimeout(end);
  child.ref();
  return child;
}

/** Kept without keeping the server from ending. */
function keep(child: ChildProcess): void {
  const end = setTimeout(() => {
    forget(child);
    child.kill('SIGKILL');
  }, IDLE_MS).unref();
  child.unref();
  idle = { child, end };
}

function forget(child: ChildProcess): void {
  if (idle?.child === child) idle = undefined;
}

function start(): ChildProcess {
  const child = fork(CONVERSION_WORKER, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: withoutSecrets(process.env),
  });
  // Without a listener, an error that comes when nothing is under way would end the server.
  child.on('error', () => {});
  child.on('exit', () => forget(child));
  child.channel?.unref();
  return child;
}

/** What a process needs to start, and that what is freed goes back to the system (scripts/serve/process.mjs). */
function withoutSecrets({ PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) {
  const given = { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE };
  return { ...given, MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };
}
