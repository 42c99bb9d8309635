import { fileURLToPath } from 'node:url';
import type { Rate } from './budget.ts';
import { CALLS, printTimes, type Report as ReportTimes, siteSearches } from './calls.ts';
import { RARE_WORDS } from './fill.ts';
import { load, type MachineSpeed, perSecond, withBuiltSite, withMachineSpeed, withServer } from './server.ts';

const CONNECTIONS = [1, 10, 50];
const API = fileURLToPath(new URL('serve-api.ts', import.meta.url));

type Print = (line?: string) => void;
type Report = (name: string, rate: Rate) => void;

/** Requests per second of the API without a response cache. Server, database and client share this machine's cores. */
export function measureUncached(environment: Record<string, string>, seconds: number, print: Print, report: Report) {
  return withMachineSpeed(environment, (speed) =>
    withServer([API], environment, async (url) => {
      const newest = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as {
        articles: Array<{ slug: string }>;
      };
      const paths = {
        list: '/api/articles',
        'search, rare word': '/api/articles?search=kurkumine',
        'search, common word': '/api/articles?search=hormonen',
        'search, misspelt word': '/api/articles?search=diabetis',
        article: `/api/articles/${newest.articles[0]?.slug}`,
      };
      await measure(url, paths, { seconds, speed, print, report });
    }),
  );
}

/** The search of the whole site over HTTP, one request after the other, each counted by the limit of searches. */
export function measureSearch(environment: Record<string, string>, print: Print, report: ReportTimes): Promise<void> {
  return withServer([API], { ...environment, SEARCHES_PER_MINUTE: '1000000' }, async (url) => {
    const search = async (text: string) => {
      const response = await fetch(`${url}/api/search?q=${encodeURIComponent(text)}`);
      if (!response.ok) throw new Error(`The search for ${text} answers ${response.status}`);
      await response.text();
    };
    await printTimes(siteSearches('site search over HTTP', search), CALLS, print, report);
  });
}

/** Addresses of each kind: twenty that warm up, and these. */
const PAGES = 60;

/** Pages of the built site over HTTP, each at an address that is not cached yet, one after the other. */
export async function measureRendered(environment: Record<string, string>, print: Print, report: ReportTimes) {
  await withBuiltSite(environment, async (url) => {
    const read = async (path: string) => {
      const response = await fetch(url + path);
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      return response.text();
    };
    const slugs: string[] = [];
    for (const page of [1, 2, 3]) {
      const { articles } = JSON.parse(await read(`/api/articles?type=article&limit=50&page=${page}`)) as {
        articles: Array<{ slug: string }>;
      };
      slugs.push(...articles.map(({ slug }) => slug));
    }
    const rare = (turn: number) => RARE_WORDS[turn % RARE_WORDS.length];
    const pageOf = (turn: number) => 1 + Math.floor(turn / RARE_WORDS.length);
    await printTimes(
      [
        ['page: list', (turn) => read(`/magazine?page=${turn + 1}`)],
        ['page: search, common word', (turn) => read(`/magazine?search=hormonen&page=${turn + 1}`)],
        ['page: search, rare word', (turn) => read(`/magazine?search=${rare(turn)}&page=${pageOf(turn)}`)],
        ['page: article', (turn) => read(`/magazine/article/${slugs[turn]}`)],
      ],
      PAGES,
      print,
      report,
    );
  });
}

/** Requests per second of the built site from its response cache. */
export async function measureCached(
  environment: Record<string, string>,
  seconds: number,
  print: Print,
  report: Report,
) {
  print('\n### The built site, from its cache\n');
  const paths = { list: '/api/articles', 'magazine page': '/magazine' };
  await withMachineSpeed(environment, (speed) =>
    withBuiltSite(environment, (url) => measure(url, paths, { seconds, speed, print, report })),
  );
}

type Measuring = { seconds: number; speed: MachineSpeed; print: Print; report: Report };

async function measure(url: string, paths: Record<string, string>, { seconds, speed, print, report }: Measuring) {
  print(
    `\n| requests/s (p97.5 ms) | ${CONNECTIONS.map((count) => `${count} connections`).join(' | ')} | machine after |`,
  );
  print(`|---|${CONNECTIONS.map(() => '---:|').join('')}---:|`);
  let before = await speed();
  for (const [name, path] of Object.entries(paths)) {
    const cells: string[] = [];
    await load(`${url}${path}`, 10, 2);
    for (const connections of CONNECTIONS) {
      const result = await load(`${url}${path}`, connections, seconds);
      const { latency, non2xx, errors } = result;
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} failures`);
      const after = await speed();
      cells.push(`${Math.round(perSecond(result))} (${latency.p97_5})`);
      report(name, { connections, perSecond: perSecond(result), machine: (before + after) / 2 });
      before = after;
    }
    print(`| ${name} | ${cells.join(' | ')} | ${before.toFixed(2)} |`);
  }
}
