import { domainToUnicode } from 'node:url';
import type { ArticleLanguage, NamedArticle } from '../../shared/contract/articles/articles.ts';
import type { LinkedFrom } from '../../shared/contract/links.ts';
import { paths } from '../../shared/paths.ts';
import type { PageLinks } from '../../shared/search/site-index.ts';
import { blocksOfHtml } from '../../shared/text-check/document/from-html.ts';
import { isOwnPath } from '../../shared/text-check/document/link-answer.ts';
import { askableAddresses } from '../../shared/text-check/rules/links/link-answers.ts';
import { loadArticle } from '../articles/article-row.ts';
import { listFormerSlugs } from '../articles/slugs/slugs.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { requirePermission } from '../permissions.ts';

/** Articles, and pages. */
const MOST = 20;

/** The published articles and other pages with a link to an article, by any of its addresses. Throws `not-found`. */
export async function listLinkedFrom(context: Context, id: number): Promise<LinkedFrom> {
  requirePermission(context, 'magazine.read');
  const { slug } = await loadArticle(context.db, id);
  const addresses = itemAddresses([slug, ...(await listFormerSlugs(context.db, id))]);
  // One more: the article may link to itself, which does not count.
  const linking = await linkingArticles(context.db, addresses, MOST + 1);
  const byId = new Map([...linking.values()].flat().map((article) => [article.id, article]));
  byId.delete(id);
  return {
    articles: [...byId.values()].sort((one, other) => one.id - other.id).slice(0, MOST),
    pages: pagesLinkingTo(addresses, await pageLinks(context)).slice(0, MOST),
  };
}

/** Texts in memory at once. */
const BATCH = 100;

type Searched = { address: string; beginnings: string[]; after: number; found: NamedArticle[] };

/**
 * The first published articles with a link to each address, by id. An index finds the articles with a link that begins
 * like it (`linked_addresses` in the database); their texts then decide. Most links are found in the first round.
 */
export async function linkingArticles(
  db: Database,
  addresses: readonly string[],
  most: number,
): Promise<Map<string, NamedArticle[]>> {
  const links = addresses.map(
    (address): Searched => ({ address, beginnings: linkedBeginnings(address), after: 0, found: [] }),
  );
  let searched = links;
  for (let round = most; searched.length > 0; round *= 2) {
    const candidates = await candidatesOf(db, searched, round);
    const read = await readArticles(db, [...new Set(candidates.flat())]);
    for (const [index, link] of searched.entries()) {
      const ids = candidates[index] ?? [];
      for (const id of ids) {
        const article = read.get(id);
        if (article?.addresses.has(link.address))
          link.found.push({ id, title: article.title, language: article.language });
      }
      link.after = ids.length < round ? Number.POSITIVE_INFINITY : (ids.at(-1) ?? 0);
    }
    searched = searched.filter(({ found, after }) => found.length < most && after < Number.POSITIVE_INFINITY);
  }
  return new Map(links.map(({ address, found }) => [address, found.slice(0, most)]));
}

/**
 * Finds the next articles that may have each link, by id. `offset 0` keeps the limit out of the inner query: for a few
 * articles Postgres would read all of them in the order of their ids.
 */
async function candidatesOf(db: Database, links: readonly Searched[], most: number): Promise<number[][]> {
  const rows = await rowsOf<{ link: number; id: number }>(
    db,
    sql`select link.number as link, found.id
      from jsonb_to_recordset(${JSON.stringify(links.map(({ beginnings, after }, number) => ({ number, beginnings, after })))}::jsonb)
        as link(number int, beginnings text[], after int)
      cross join lateral (
        select id from (
          select id from articles
          where is_published and linked_addresses(content, sources) && link.beginnings and id > link.after
          offset 0
        ) as linking
        order by id limit ${most}
      ) as found
      order by link.number, found.id`,
  );
  const byLink = Map.groupBy(rows, ({ link }) => link);
  return links.map((_, number) => byLink.get(number)?.map(({ id }) => id) ?? []);
}

async function readArticles(db: Database, ids: readonly number[]) {
  const read = new Map<number, { title: string; language: ArticleLanguage; addresses: Set<string> }>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await db
      .select({
        id: articles.id,
        title: articles.title,
        language: articles.language,
        content: articles.content,
        sources: articles.sources,
      })
      .from(articles)
      .where(inArray(articles.id, ids.slice(from, from + BATCH)));
    for (const row of rows)
      read.set(row.id, { title: row.title, language: row.language, addresses: new Set(addressesIn(row)) });
  }
  return read;
}

/** What the index holds of a link to the address: see `linked_addresses` in db/migrations. A host with accents may be written in two ways. */
function linkedBeginnings(address: string): string[] {
  return [...new Set(writtenForms(address).map(beginning))];
}

function writtenForms(address: string): string[] {
  if (isOwnPath(address)) return [address];
  const { host, hostname, port, pathname, search } = new URL(address);
  const unicodeHost = port ? `${domainToUnicode(hostname)}:${port}` : domainToUnicode(hostname);
  return [host, unicodeHost].map((written) => `${written}${pathname}${search}`);
}

function beginning(address: string): string {
  const [plain = ''] = /^[a-z0-9_/.:~?=+,-]*/i.exec(address) ?? [];
  return plain
    .toLowerCase()
    .replace(/(?!^)\/(?=\?|$)/, '')
    .slice(0, 200);
}

/** Where readers find an item under these slugs. One that changed its type is found at the address of the other too. */
export const itemAddresses = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => ['article', 'video'].map((type) => paths.magazineItem({ type, slug })));

/** The links of the pages outside the magazine, as the build found them; none in a command, which has no build. */
export const pageLinks = ({ siteIndex }: Pick<Context, 'siteIndex'>): Promise<readonly PageLinks[]> =>
  siteIndex().then(
    ({ links }) => links,
    () => [],
  );

/** The paths of the pages with a link to one of the addresses. */
export const pagesLinkingTo = (addresses: readonly string[], pages: readonly PageLinks[]): string[] =>
  pages.filter((page) => page.addresses.some((address) => addresses.includes(address))).map(({ path }) => path);

/** The addresses to check of an article's links and sources, each once. */
export const addressesIn = ({
  content,
  sources,
}: Pick<typeof articles.$inferSelect, 'content' | 'sources'>): string[] =>
  askableAddresses({ body: blocksOfHtml(content), sources: sources.map(({ address }) => address ?? '') });
