import { residentMegabytes } from './memory.ts';
import { load, loadUncached } from './server.ts';

const CONNECTIONS = [1, 50];
/** What a browser asks for; compressing is a part of what is kept. */
const ENCODING = 'br';
const WARM_UP_SECONDS = 3;

type Print = (line?: string) => void;
export type Comparison = { page: string; connections: number; timesFaster: number };

/** Asks for each kind of magazine page, first so that each answer must be made, then so that it is kept. */
export async function measurePages(url: string, pid: number, seconds: number, print: Print): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  print('| page | connections | from the cache | requests/s | p50 ms | p99 ms | memory after, MB |');
  print('|---|---:|---|---:|---:|---:|---:|');
  for (const [page, path] of Object.entries(await magazinePages(url))) {
    const address = `${url}${path}`;
    const fromCache = (connections: number, duration: number) =>
      load(address, connections, duration, ['--headers', `accept-encoding=${ENCODING}`]);
    const anew = (connections: number, duration: number) => loadUncached(address, connections, duration, ENCODING);
    await anew(10, WARM_UP_SECONDS);
    await fromCache(10, WARM_UP_SECONDS);
    for (const connections of CONNECTIONS) {
      const ask = async (isKept: boolean) => {
        const result = await (isKept ? fromCache : anew)(connections, seconds);
        const { requests, latency, non2xx, errors } = result;
        if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
        const figures = [Math.round(requests.average), latency.p50, latency.p99, residentMegabytes(pid)];
        print(`| ${[page, connections, isKept ? 'yes' : 'no', ...figures].join(' | ')} |`);
        return requests.average;
      };
      const made = await ask(false);
      const kept = await ask(true);
      comparisons.push({ page, connections, timesFaster: kept / made });
    }
  }
  print();
  return comparisons;
}

async function magazinePages(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/articles?type=article&limit=1`);
  const { articles } = (await answer.json()) as { articles: Array<{ slug: string }> };
  return { listing: '/magazine', article: `/magazine/article/${articles[0]?.slug}` };
}
