import { paths } from '../../../shared/paths.ts';
import type { Context } from '../../context.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { unionAll } from '../../db/pg-core.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { ARTICLES_TAG, articleTag } from '../cache-tags.ts';

/** A link to a magazine item in sanitised HTML, in four parts: before the address, the site, the slug, the rest. */
const LINK =
  /(<a\b[^>]*? href=")(https?:\/\/[^"/]+)?\/magazine\/(?:article|video)\/([a-z0-9-]{1,120})\/?((?:[?#][^"]*)?")/g;
/**
 * A page with more links is stale after a change of any article: each tag goes into a header, whose length is limited.
 */
const MAX_TAGS = 40;

/**
 * Points links to magazine items at their current addresses, so that readers need no redirect. The stored text does not
 * change. An address that another item has taken leads to that one, as everywhere else.
 */
export async function withCurrentLinks(context: Context, bodies: readonly string[]): Promise<string[]> {
  const slugs = new Set(bodies.flatMap((body) => linkedSlugs(body, context.siteUrl)));
  if (slugs.size === 0) return [...bodies];
  const current = await currentAddresses(context, [...slugs]);
  return bodies.map((body) =>
    body.replace(LINK, (link, before: string, site: string | undefined, slug: string, rest: string) => {
      const item = isOwn(site, context.siteUrl) ? current.get(slug) : undefined;
      return item ? `${before}${site ?? ''}${paths.magazineItem(item)}${rest}` : link;
    }),
  );
}

/** The tags of a page with this stored text: a rename of a linked item changes the page. */
export function tagsOfLinks(body: string, siteUrl: string): string[] {
  const tags = [...new Set(linkedSlugs(body, siteUrl).map(articleTag))];
  return tags.length > MAX_TAGS ? [ARTICLES_TAG] : tags;
}

const linkedSlugs = (body: string, siteUrl: string): string[] =>
  [...body.matchAll(LINK)].flatMap(([, , site, slug]) => (slug && isOwn(site, siteUrl) ? [slug] : []));

const isOwn = (site: string | undefined, siteUrl: string) => site === undefined || site === siteUrl;

/** The published items with these slugs, by each of them; an item has current and former ones. In one query. */
export async function currentAddresses({ db }: Context, slugs: string[]) {
  const item = { slug: articles.slug, type: articles.type };
  const rows = await unionAll(
    db
      .select({ linked: slugRedirects.slug, ...item })
      .from(slugRedirects)
      .innerJoin(articles, eq(articles.id, slugRedirects.articleId))
      .where(and(inArray(slugRedirects.slug, slugs), eq(articles.isPublished, true))),
    db
      .select({ linked: articles.slug, ...item })
      .from(articles)
      .where(and(inArray(articles.slug, slugs), eq(articles.isPublished, true))),
  );
  const isCurrent = ({ linked, slug }: (typeof rows)[number]) => Number(linked === slug);
  return new Map(rows.sort((one, other) => isCurrent(one) - isCurrent(other)).map((row) => [row.linked, row]));
}
