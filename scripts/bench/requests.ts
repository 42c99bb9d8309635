import { fileURLToPath } from 'node:url';
import type { Rate } from './budget.ts';
import { withBuiltSite } from './built-site.ts';
import { load, withServer } from './server.ts';

const CONNECTIONS = [1, 10, 50];
const API = fileURLToPath(new URL('serve-api.ts', import.meta.url));

type Say = (line?: string) => void;
type Report = (name: string, rate: Rate) => void;

/** Requests a second that the API answers with nothing kept; server, database and client share this machine's cores. */
export async function measureUncached(environment: Record<string, string>, seconds: number, say: Say, report: Report) {
  await withServer([API], environment, async (url) => {
    const newest = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { articles: Array<{ slug: string }> };
    const paths = {
      list: '/api/articles',
      'search, rare word': '/api/articles?search=kurkumine',
      'search, common word': '/api/articles?search=hormonen',
      'search, misspelt word': '/api/articles?search=diabetis',
      article: `/api/articles/${newest.articles[0]?.slug}`,
    };
    await measure(url, paths, seconds, say, report);
  });
}

/** The same of the built site, which keeps what it answered. */
export async function measureCached(environment: Record<string, string>, seconds: number, say: Say, report: Report) {
  say('\n### The built site, from its cache\n');
  await withBuiltSite(environment, (url) =>
    measure(url, { list: '/api/articles', 'magazine page': '/magazine' }, seconds, say, report),
  );
}

async function measure(url: string, paths: Record<string, string>, seconds: number, say: Say, report: Report) {
  say(`\n| requests/s (p97.5 ms) | ${CONNECTIONS.map((count) => `${count} connections`).join(' | ')} |`);
  say(`|---|${CONNECTIONS.map(() => '---:|').join('')}`);
  for (const [name, path] of Object.entries(paths)) {
    const cells: string[] = [];
    await load(`${url}${path}`, 10, 2);
    for (const connections of CONNECTIONS) {
      const { requests, latency, non2xx, errors } = await load(`${url}${path}`, connections, seconds);
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
      cells.push(`${Math.round(requests.average)} (${latency.p97_5})`);
      report(name, { connections, perSecond: requests.average });
    }
    say(`| ${name} | ${cells.join(' | ')} |`);
  }
}
