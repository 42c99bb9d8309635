import { createArticle } from '../../src/server/articles/create.ts';
import { getPublished } from '../../src/server/articles/get.ts';
import { listPublished } from '../../src/server/articles/list.ts';
import { asSystem, type Context } from '../../src/server/context.ts';
import type { Database } from '../../src/server/db/database.ts';
import { testDependencies } from '../../src/server/test-dependencies.ts';
import { ArticleInput, PublicArticleQuery } from '../../src/shared/contract/articles.ts';
import { ARTICLE } from '../../src/shared/testing.ts';
import { RARE_WORDS } from './fill.ts';

const WARM_UPS = 20;
const CALLS = 200;

export const benchContext = (db: Database): Context => asSystem({ ...testDependencies(db), clock: () => new Date() });

/** Each call of readers, and one of staff, one after the other; in milliseconds. The fastest tells what the rest would be on a quiet machine. */
export async function measureCalls(context: Context, say: (line?: string) => void): Promise<void> {
  const list = (query: object) => () => listPublished(context, PublicArticleQuery.parse(query));
  const { totalPages } = await list({})();
  const { articles } = await list({ page: Math.ceil(totalPages / 2) })();
  const calls: Array<[string, (turn: number) => Promise<unknown>]> = [
    ['first page', list({})],
    ['last page', list({ page: totalPages })],
    ['page of a category and type', list({ category: 'Hormonen', type: 'video' })],
    ['search, common word', list({ search: 'hormonen' })],
    ['search, common word, page 20', list({ search: 'bloeddruk', page: 20 })],
    ['search, rare word', (turn) => list({ search: RARE_WORDS[turn % RARE_WORDS.length] })()],
    ['search, misspelt word', list({ search: 'diabetis' })],
    ['search, two words and a category', list({ search: 'slapen pillen', category: 'Natuurgeneeskunde' })],
    ['search, nothing found', list({ search: 'fietsenmaker' })],
    ['article by slug', (turn) => getPublished(context, articles[turn % articles.length]?.slug ?? '')],
    [
      'create',
      (turn) => createArticle(context, ArticleInput.parse({ ...ARTICLE, title: `Nieuw ${turn}`, isPublished: true })),
    ],
  ];
  say('| call | fastest ms | p50 ms | p95 ms | p99 ms |');
  say('|---|---:|---:|---:|---:|');
  for (const [name, call] of calls) {
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UPS + CALLS; turn += 1) {
      const started = performance.now();
      await call(turn);
      if (turn >= WARM_UPS) times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
    say(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
  }
}
