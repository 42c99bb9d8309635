import { type CheckRequest, runCheck } from './run-check.ts';

/** Runs in a worker, because a first check takes longer than a key may. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(runCheck(data)));
