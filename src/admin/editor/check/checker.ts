import { isBlank } from './is-blank.ts';
import type { CheckRequest, CheckResult, Found } from './run-check.ts';

export type Check = { state: 'loading' | 'failed' } | { state: 'done'; findings: Found[] };

/** Time after the last change. The editor reports the text only at a pause in typing. */
export const PAUSE_MS = 800;

/** Safari has no idle callbacks. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work);

type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
type Options = {
  onResult: (result: CheckResult) => void;
  onFailure: () => void;
  createWorker?: () => CheckWorker;
};

/**
 * Runs checks in a worker, whose word lists are large: it is loaded when there is something to check. During a check
 * only the newest request waits.
 */
export function createChecker({ onResult, onFailure, createWorker = loadWorker }: Options) {
  let worker: CheckWorker | undefined;
  let isBusy = false;
  let next: CheckRequest | undefined;
  let isClosed = false;

  function start(): CheckWorker {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<CheckResult>) => {
      isBusy = false;
      onResult(data);
      if (next) check(next);
    };
    started.onerror = () => {
      stop();
      onFailure();
    };
    return started;
  }
  function stop(): void {
    worker?.terminate();
    worker = undefined;
    isBusy = false;
    next = undefined;
  }
  function check(request: CheckRequest): void {
    next = isBusy ? request : undefined;
    if (isBusy || isClosed) return;
    if (!worker && isBlank(request.text)) {
      onResult({ findings: [], addresses: [] });
      return;
    }
    isBusy = true;
    // Replaces a worker that failed, perhaps because it could not be loaded.
    worker ??= start();
    worker.postMessage(request);
  }
  return {
    check,
    close: () => {
      isClosed = true;
      stop();
    },
  };
}

const loadWorker = () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
