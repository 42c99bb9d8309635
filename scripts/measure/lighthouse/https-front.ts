import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Puts HTTPS and HTTP/2 in front of a local server, like Vercel and the proxy of docs/self-hosting.md. In a worker
 * thread, because Lighthouse keeps this one busy while the page loads.
 */
export async function withHttpsFront(url: string, work: (url: string) => Promise<void>): Promise<void> {
  const front = new Worker(new URL('./https-front-worker.ts', import.meta.url), { workerData: url });
  try {
    const [address] = (await once(front, 'message')) as [string];
    await work(address);
  } finally {
    await front.terminate();
  }
}
