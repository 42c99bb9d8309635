import type { NamedArticle } from '../../shared/contract/articles/articles.ts';
import { DAYS_MISSING, isDead, isOwnPath, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { asc, or, sql } from '../db/drizzle.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { requirePermission } from '../permissions.ts';
import type { StoredAnswer } from './answers.ts';
import { ownPathAnswers } from './check-links.ts';
import { linkingArticles, pageLinks, pagesLinkingTo } from './linked-from.ts';

type DeadLink = {
  address: string;
  answer: LinkAnswer;
  askedAt: Date;
  /** The first published articles with this link, by id. */
  articles: NamedArticle[];
  /** The paths of the pages outside the magazine with this link. */
  pages: string[];
};

const MOST_ARTICLES = 20;
const MOST_READ = 500;

/** The dead links of published articles and other pages, the longest unchecked first; at most `most`. */
export async function listDeadLinks(context: Context, most = 100): Promise<DeadLink[]> {
  requirePermission(context, 'magazine.read');
  const found: DeadLink[] = [];
  // The answer of a link that was taken out is kept for a while, and is asked no more: the first may all be such.
  for (let offset = 0; found.length < most && offset < MOST_READ; offset += most) {
    const rows = await selectDead(context.db).limit(most).offset(offset);
    found.push(...(await linkedOf(context, rows)));
    if (rows.length < most) break;
  }
  return found.slice(0, most);
}

const { answer } = linkAnswers;

const selectDead = (db: Database) =>
  db
    .select()
    .from(linkAnswers)
    .where(or(sql`${answer}->>'outcome' = 'gone'`, sql`jsonb_array_length(${answer}->'missingOn') >= ${DAYS_MISSING}`))
    .orderBy(asc(linkAnswers.askedAt), asc(linkAnswers.address));

/** Those that are dead now and that something links to. */
async function linkedOf(context: Context, rows: StoredAnswer[]): Promise<DeadLink[]> {
  // A page of this site may be back since the night.
  const own = await ownPathAnswers(context, rows.map(({ address }) => address).filter(isOwnPath));
  const dead = rows.filter((row) => isDead(own.get(row.address) ?? row.answer));
  if (dead.length === 0) return [];
  const linking = await linkingArticles(
    context.db,
    dead.map(({ address }) => address),
    MOST_ARTICLES,
  );
  const pages = await pageLinks(context);
  return dead
    .map((row) => ({
      ...row,
      articles: linking.get(row.address) ?? [],
      pages: pagesLinkingTo([row.address], pages),
    }))
    .filter((link) => link.articles.length + link.pages.length > 0);
}
