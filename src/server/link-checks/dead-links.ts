import type { NamedArticle } from '../../shared/contract/articles/articles.ts';
import { DAYS_MISSING, isDead, isOwnPath, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import { asc, or, sql } from '../db/drizzle.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { requirePermission } from '../permissions.ts';
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

/** The dead links of published articles and other pages, the longest unchecked first. Reads at most `most` of them. */
export async function listDeadLinks(context: Context, most = 100): Promise<DeadLink[]> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const answer = linkAnswers.answer;
  const rows = await db
    .select()
    .from(linkAnswers)
    .where(or(sql`${answer}->>'outcome' = 'gone'`, sql`jsonb_array_length(${answer}->'missingOn') >= ${DAYS_MISSING}`))
    .orderBy(asc(linkAnswers.askedAt), asc(linkAnswers.address))
    .limit(most);
  // A page of this site may be back since the night.
  const own = await ownPathAnswers(context, rows.map(({ address }) => address).filter(isOwnPath));
  const dead = rows
    .filter(({ address, answer }) => isDead(own.get(address) ?? answer))
    .map((row): DeadLink => ({ ...row, articles: [], pages: [] }));
  if (dead.length === 0) return [];
  const linking = await linkingArticles(
    db,
    dead.map(({ address }) => address),
    MOST_ARTICLES,
  );
  const pages = await pageLinks(context);
  for (const link of dead) {
    link.articles = linking.get(link.address) ?? [];
    link.pages = pagesLinkingTo([link.address], pages);
  }
  return dead.filter((link) => link.articles.length + link.pages.length > 0);
}
