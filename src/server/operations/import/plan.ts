import { eq, inArray } from 'drizzle-orm';
import { paths } from '../../../shared/paths.ts';
import { slugify } from '../../../shared/slug.ts';
import type { Context } from '../../context.ts';
import { articles, categories, slugRedirects } from '../../db/schema/magazine.ts';
import { chooseCategories } from './categories.ts';
import { shortText } from './short-text.ts';
import type { Source, SourceArticle } from './source-site.ts';

export type Options = {
  /** Old category names to those here. */
  map: ReadonlyMap<string, string>;
  /** The category of what had none. */
  otherwise: string;
};

export type PlannedArticle = SourceArticle & {
  here: { slug: string; category: string; tags: string[]; address: string };
  /** Imported before: it stays as staff have it now. */
  isThere: boolean;
};

export type Plan = {
  articles: PlannedArticle[];
  newCategories: string[];
  /** Imported before, and deleted by staff since: they stay deleted. */
  deletedHere: SourceArticle[];
};

const SLUG_LENGTH = 100;

/** What importing will do, before anything is done: where each article will stand, so that links can lead there. */
export async function planImport({ db }: Context, source: Source, { map, otherwise }: Options): Promise<Plan> {
  const taken = new Set((await db.select({ slug: articles.slug }).from(articles)).map(({ slug }) => slug));
  const existing = await db.select({ name: categories.name }).from(categories).orderBy(categories.id);
  const known = await importedBefore(db, source.articles);
  const choice = chooseCategories(
    existing.map(({ name }) => name),
    map,
    otherwise,
  );
  const plan: Plan = { articles: [], newCategories: [], deletedHere: [] };
  for (const raw of source.articles) {
    const article = { ...raw, title: await shortText(raw.title) };
    const before = known.get(article.key);
    if (known.has(article.key) && !before) {
      plan.deletedHere.push(article);
      continue;
    }
    const slug = before ?? freeSlug(article, taken);
    taken.add(slug);
    // What is there already needs no category any more.
    const { category, others } = before ? { category: '', others: [] } : choice.of(article.categories);
    const tags = [...others, ...article.tags];
    const address = paths.magazineItem({ type: article.type, slug });
    plan.articles.push({ ...article, here: { slug, category, tags, address }, isThere: Boolean(before) });
  }
  plan.newCategories = [...choice.created];
  return plan;
}

/** The present slug of what was imported before, by key; undefined where it was deleted since. */
async function importedBefore(db: Context['db'], sources: SourceArticle[]): Promise<Map<string, string | undefined>> {
  const rows = await db
    .select({ key: slugRedirects.slug, slug: articles.slug })
    .from(slugRedirects)
    .leftJoin(articles, eq(articles.id, slugRedirects.articleId))
    .where(
      inArray(
        slugRedirects.slug,
        sources.map(({ key }) => key),
      ),
    );
  return new Map(rows.map(({ key, slug }) => [key, slug ?? undefined]));
}

/** Its own where that can be, else the nearest that is free. */
function freeSlug({ slug, title }: SourceArticle, taken: ReadonlySet<string>): string {
  const own = slugify(slug) || slugify(title);
  const stem = own.slice(0, SLUG_LENGTH).replace(/-+$/, '') || 'artikel';
  let free = stem;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}`;
  return free;
}
