import { residentMegabytes } from './memory.ts';
import { load } from './server.ts';

const CONNECTIONS = [1, 50];
/** What a browser asks for; compressing is a part of what is kept. */
const AS_A_BROWSER = ['--headers', 'accept-encoding=br'];
/** Autocannon puts something new there in each request, so that each is an address which nothing kept answers. */
const NEVER_ASKED = '?never-asked=[<id>]';
const WARM_UP_SECONDS = 3;

type Say = (line?: string) => void;
export type Comparison = { page: string; connections: number; timesFaster: number };

/** Asks for each kind of magazine page, first so that each answer must be made, then so that it is kept. */
export async function measurePages(url: string, pid: number, seconds: number, say: Say): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  say('| page | connections | from the cache | requests/s | p50 ms | p99 ms | memory after, MB |');
  say('|---|---:|---|---:|---:|---:|---:|');
  for (const [page, path] of Object.entries(await magazinePages(url))) {
    await load(`${url}${path}${NEVER_ASKED}`, 10, WARM_UP_SECONDS, ['--idReplacement', ...AS_A_BROWSER]);
    await load(`${url}${path}`, 10, WARM_UP_SECONDS, AS_A_BROWSER);
    for (const connections of CONNECTIONS) {
      const ask = async (name: string, query: string, options: string[]) => {
        const result = await load(`${url}${path}${query}`, connections, seconds, [...options, ...AS_A_BROWSER]);
        const { requests, latency, non2xx, errors } = result;
        if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
        const figures = [Math.round(requests.average), latency.p50, latency.p99, residentMegabytes(pid)];
        say(`| ${[page, connections, name, ...figures].join(' | ')} |`);
        return requests.average;
      };
      const made = await ask('no', NEVER_ASKED, ['--idReplacement']);
      const kept = await ask('yes', '', []);
      comparisons.push({ page, connections, timesFaster: kept / made });
    }
  }
  say();
  return comparisons;
}

async function magazinePages(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/articles?type=article&limit=1`);
  const { articles } = (await answer.json()) as { articles: Array<{ slug: string }> };
  return { listing: '/magazine', article: `/magazine/article/${articles[0]?.slug}` };
}
