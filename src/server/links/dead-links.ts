import { asc, or, type SQL, sql } from 'drizzle-orm';
import { DEAD_REASONS, isDead, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { requirePermission } from '../permissions.ts';
import { publishedLinks } from './published-links.ts';

type DeadLink = {
  address: string;
  answer: LinkAnswer;
  askedAt: Date;
  /** The first published articles with this link, by id. */
  articles: { id: number; title: string }[];
};

const MOST_ARTICLES = 20;

/** The dead links of published articles, the longest unchecked first. Reads at most `most` of them. */
export async function listDeadLinks(context: Context, most = 100): Promise<DeadLink[]> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const answer = linkAnswers.answer;
  const rows = await db
    .select()
    .from(linkAnswers)
    .where(or(sql`${answer}->>'outcome' = 'gone'`, sql`${answer}->>'reason' = any(${sql.param([...DEAD_REASONS])})`))
    .orderBy(asc(linkAnswers.askedAt), asc(linkAnswers.address))
    .limit(most);
  const dead = rows.filter((row) => isDead(row.answer)).map((row): DeadLink => ({ ...row, articles: [] }));
  if (dead.length === 0) return [];
  const byAddress = new Map(dead.map((link) => [link.address, link]));
  for await (const { id, title, addresses } of publishedLinks(db, { filter: mentions(dead) })) {
    for (const address of addresses) {
      const link = byAddress.get(address);
      if (link && link.articles.length < MOST_ARTICLES) link.articles.push({ id, title });
    }
  }
  return dead.filter((link) => link.articles.length > 0);
}

/**
 * Articles that may hold one of the addresses: one pattern, matched in a single pass. The text then decides. The
 * pattern holds only the beginning that every notation of an address has in common.
 */
function mentions(dead: readonly DeadLink[]): SQL | undefined {
  const beginnings = dead.map(({ address }) => {
    const { host, pathname } = new URL(address);
    return `${host}${/^[\w/.~-]*/.exec(pathname)?.[0] ?? ''}`.replace(/\/$/, '');
  });
  const pattern = `//(?:[^/"@]*@)?(?:${[...new Set(beginnings)].map(escapeRegex).join('|')})`;
  return or(sql`${articles.content} ~* ${pattern}`, sql`${articles.sources}::text ~* ${pattern}`);
}

const escapeRegex = (text: string) => text.replace(/[^\w/]/g, '\\$&');
