import { paths } from '../../../shared/paths.ts';
import { slugify } from '../../../shared/text/text.ts';
import { plainText } from '../../articles/body/convert-html.ts';
import type { Context } from '../../context.ts';
import { eq, inArray, isNotNull } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { categories } from '../../db/schema/categories.ts';
import { type CompleteArticle, completeArticle } from './complete.ts';
import { createCategoryAssigner } from './run-import.ts';
import type { SourceArticle, SourceSite } from './source-site.ts';

export type ImportOptions = {
  /** Names of this site's categories by category name of the source site. */
  categoryMap: ReadonlyMap<string, string>;
  /** For articles without a category. */
  defaultCategory: string;
};

export type PlannedArticle = CompleteArticle & {
  /** The category and tags of the article on this site. */
  target: { slug: string; category: string; tags: string[]; address: string };
  /** Imported by an earlier run: this run skips it, because staff may have changed it. */
  isImported: boolean;
};

export type ImportPlan = {
  articles: PlannedArticle[];
  newCategories: string[];
  /** Imported by an earlier run and deleted by staff since: they stay deleted. */
  deletedArticles: Pick<SourceArticle, 'key' | 'title'>[];
};

const MAX_SLUG_LENGTH = 100;

/** Decides every article's slug before anything is written, because the articles link to each other. */
export async function planImport(
  { db }: Context,
  source: SourceSite,
  { categoryMap, defaultCategory }: ImportOptions,
): Promise<ImportPlan> {
  const usedSlugs = await loadUsedSlugs(db, source.articles);
  const existing = await db.select({ name: categories.name }).from(categories).orderBy(categories.id);
  const importedArticles = await loadImportedArticles(db, source.articles);
  const { assign, newCategories } = createCategoryAssigner(
    existing.map(({ name }) => name),
    categoryMap,
    defaultCategory,
  );
  const plan: ImportPlan = { articles: [], newCategories: [], deletedArticles: [] };
  for (const sourceArticle of source.articles) {
    const title = await shortText(sourceArticle.title);
    const { key } = sourceArticle;
    const imported = importedArticles.get(key);
    if (importedArticles.has(key) && !imported) {
      plan.deletedArticles.push({ key, title });
      continue;
    }
    const excerpt = await shortText(sourceArticle.excerpt);
    const article = completeArticle({ ...sourceArticle, title, excerpt });
    const slug = imported?.slug ?? findFreeSlug(article, usedSlugs);
    usedSlugs.add(slug);
    // Assigning a category to a skipped article could create a category that nothing uses.
    const { category, otherNames } = imported ? { category: '', otherNames: [] } : assign(article.categories);
    const tags = [...otherNames, ...article.tags];
    const address = paths.magazineItem(imported ?? { type: article.type, slug });
    plan.articles.push({
      ...article,
      target: { slug, category, tags, address },
      isImported: imported !== undefined,
    });
  }
  plan.newCategories = [...newCategories];
  return plan;
}

/** Also addresses that redirect to an article which is not of this source: its readers must not get another text. */
async function loadUsedSlugs(db: Context['db'], sources: SourceArticle[]): Promise<Set<string>> {
  const current = await db.select({ slug: articles.slug }).from(articles);
  const former = await db
    .select({ slug: slugRedirects.slug, id: slugRedirects.articleId })
    .from(slugRedirects)
    .where(isNotNull(slugRedirects.articleId));
  const keys = new Set(sources.map(({ key }) => key));
  const own = new Set(former.filter(({ slug }) => keys.has(slug)).map(({ id }) => id));
  return new Set([...current, ...former.filter(({ id }) => !own.has(id))].map(({ slug }) => slug));
}

type ImportedArticle = Pick<typeof articles.$inferSelect, 'slug' | 'type'>;

/** Where articles are that an earlier run imported, by key; undefined for one deleted since. */
async function loadImportedArticles(
  db: Context['db'],
  sources: SourceArticle[],
): Promise<Map<string, ImportedArticle | undefined>> {
  const rows = await db
    .select({ key: slugRedirects.slug, slug: articles.slug, type: articles.type })
    .from(slugRedirects)
    .leftJoin(articles, eq(articles.id, slugRedirects.articleId))
    .where(
      inArray(
        slugRedirects.slug,
        sources.map(({ key }) => key),
      ),
    );
  return new Map(rows.map(({ key, slug, type }) => [key, slug && type ? { slug, type } : undefined]));
}

function findFreeSlug({ slug, title }: Pick<SourceArticle, 'slug' | 'title'>, usedSlugs: ReadonlySet<string>): string {
  const wanted = slugify(slug) || slugify(title);
  const stem = wanted.slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '') || 'artikel';
  let free = stem;
  for (let number = 2; usedSlugs.has(free); number += 1) free = `${stem}-${number}`;
  return free;
}

/** Titles and excerpts are cut to a few hundred characters afterwards. */
const MAX_HTML = 5000;

/** A title or an excerpt without tags. Reads only the first {@link MAX_HTML} characters. */
function shortText(html: string): Promise<string> {
  const start = html.length > MAX_HTML ? html.slice(0, MAX_HTML).replace(/<[^<>]*$/, '') : html;
  // Nested without measure, it is no reason to refuse an article.
  return plainText(start).catch(() => start.replace(/<[^<>]*>/g, ' ').trim());
}
