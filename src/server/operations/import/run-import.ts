import { createCategory } from '../../categories/categories.ts';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/postgres-errors.ts';
import { categories } from '../../db/schema/categories.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { requireSystem } from '../../permissions.ts';
import type { Download } from '../../pictures/remote.ts';
import { importArticle } from './article.ts';
import { createPictureImporter } from './pictures.ts';
import type { ImportPlan, PlannedArticle } from './plan.ts';
import type { SourceSite } from './source-site.ts';
import { importWriters } from './writers.ts';

/** `subject` is an article's title, a writer's name or a picture's address. */
export type Problem = { subject: string; message: string };

export type ImportReport = {
  articles: number;
  pictures: number;
  writers: number;
  categories: number;
  problems: Problem[];
};

/**
 * Imports the planned articles one by one. One that fails becomes a problem in the report. After an interruption a new
 * run imports the rest.
 */
export async function runImport(
  context: Context,
  source: SourceSite,
  plan: ImportPlan,
  download: Download,
): Promise<ImportReport> {
  requireSystem(context);
  const pictures = createPictureImporter(context, download);
  const report: ImportReport = { articles: 0, pictures: 0, writers: 0, categories: 0, problems: [] };
  const newArticles = plan.articles.filter(({ isImported }) => !isImported);
  const usedWriters = new Set(newArticles.map(({ writer }) => writer ?? ''));
  const { writers, created, problems } = await importWriters(context, source.writers, usedWriters, pictures);
  report.writers = created;
  report.problems.push(...problems);
  report.categories = await importCategories(context, source, plan.newCategories);
  const articleAddress = addressLookup(plan.articles);

  for (const article of newArticles) {
    const subject = article.title || article.key;
    try {
      const notes = await importArticle(context, article, { pictures, articleAddress, writers });
      report.articles += 1;
      report.problems.push(...notes.map((message) => ({ subject, message })));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      report.problems.push({ subject, message: `was not imported: ${errorMessage(error)}` });
    }
  }
  for (const [address, message] of pictures.failed)
    report.problems.push({ subject: address, message: `the picture was not imported: ${message}` });
  for (const [address, notice] of pictures.notices) report.problems.push({ subject: address, message: notice });
  report.pictures = pictures.importedCount;
  return report;
}

async function importCategories(context: Context, source: SourceSite, names: string[]): Promise<number> {
  const usedSlugs = new Set(
    (await context.db.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug),
  );
  for (const name of names) {
    const { slug, description } = source.categories.get(name) ?? { slug: '', description: '' };
    const isUsable = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !usedSlugs.has(slug);
    await createCategory(context, {
      name,
      slug: isUsable ? slug : null,
      description: description.slice(0, 1000) || null,
    });
  }
  return names.length;
}

/** Finds an article's new address by its old one, ignoring the scheme, `www.` and a final slash. */
function addressLookup(articles: PlannedArticle[]): (address: string) => string | undefined {
  const normalise = (address: string) => {
    if (!URL.canParse(address)) return undefined;
    const { host, pathname } = new URL(address);
    return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  };
  const newAddresses = new Map(
    articles.flatMap(({ address, target }) => (address ? [[normalise(address), target.address]] : [])),
  );
  return (address) => {
    const normalised = normalise(address);
    return normalised && newAddresses.get(normalised);
  };
}
