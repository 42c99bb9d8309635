import { type CheckRequest, runCheck } from './run-check.ts';

/** A first check takes longer than a key may, so it runs beside the page. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(runCheck(data)));
