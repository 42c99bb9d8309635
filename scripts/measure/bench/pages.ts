import { residentMegabytes } from './memory.ts';
import { load, loadUncached } from './server.ts';

const CONNECTIONS = [1, 50];
/** Browsers send this too; cached responses are compressed already. */
const ENCODING = 'br';
const WARM_UP_SECONDS = 3;

type Print = (line?: string) => void;
export type Comparison = { page: string; connections: number; speedup: number };

/** Requests each kind of magazine page, first past the response cache, then from it. */
export async function measurePages(url: string, pid: number, seconds: number, print: Print): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  print('| page | connections | from the cache | requests/s | p50 ms | p99 ms | memory after, MB |');
  print('|---|---:|---|---:|---:|---:|---:|');
  for (const [page, path] of Object.entries(await magazinePages(url))) {
    const address = `${url}${path}`;
    const fromCache = (connections: number, duration: number) =>
      load(address, connections, duration, ['--headers', `accept-encoding=${ENCODING}`]);
    const pastCache = (connections: number, duration: number) => loadUncached(address, connections, duration, ENCODING);
    await pastCache(10, WARM_UP_SECONDS);
    await fromCache(10, WARM_UP_SECONDS);
    for (const connections of CONNECTIONS) {
      const measure = async (isCached: boolean) => {
        const result = await (isCached ? fromCache : pastCache)(connections, seconds);
        const { requests, latency, non2xx, errors } = result;
        if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
        const figures = [Math.round(requests.average), latency.p50, latency.p99, residentMegabytes(pid)];
        print(`| ${[page, connections, isCached ? 'yes' : 'no', ...figures].join(' | ')} |`);
        return requests.average;
      };
      const uncached = await measure(false);
      const cached = await measure(true);
      comparisons.push({ page, connections, speedup: cached / uncached });
    }
  }
  print();
  return comparisons;
}

async function magazinePages(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/articles?type=article&limit=1`);
  const { articles } = (await response.json()) as { articles: Array<{ slug: string }> };
  return { listing: '/magazine', article: `/magazine/article/${articles[0]?.slug}` };
}
