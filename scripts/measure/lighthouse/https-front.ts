import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * https and HTTP/2 before a server of this machine, as Vercel has it and the proxy of docs/self-hosting.md. In a thread
 * of its own: Lighthouse is busy with its records while the page loads, and would keep the answers waiting.
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
