import { createCategory } from '../../categories/create.ts';
import { type Context, requireStaff } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/postgres-errors.ts';
import { categories } from '../../db/schema/magazine.ts';
import { errorMessage } from '../../errors/error-message.ts';
import type { Download } from '../../pictures/remote/download.ts';
import { importArticle } from './article.ts';
import { openPictures } from './pictures.ts';
import type { Plan, PlannedArticle } from './plan.ts';
import type { Source } from './source-site.ts';
import { importWriters } from './writers.ts';

export type Problem = { what: string; why: string };

export type ImportReport = {
  articles: number;
  pictures: number;
  writers: number;
  categories: number;
  problems: Problem[];
};

/**
 * Carries a plan out, an article at a time: one that cannot be saved keeps none of the others. A run that is ended is
 * taken up by the next, which passes over what is there.
 */
export async function runImport(
  context: Context,
  source: Source,
  plan: Plan,
  download: Download,
): Promise<ImportReport> {
  requireStaff(context);
  const pictures = openPictures(context, download);
  const report: ImportReport = { articles: 0, pictures: 0, writers: 0, categories: 0, problems: [] };
  const todo = plan.articles.filter(({ isThere }) => !isThere);
  const usedWriters = new Set(todo.map(({ writer }) => writer ?? ''));
  const { writers, created, problems } = await importWriters(context, source.writers, usedWriters, pictures);
  report.writers = created;
  report.problems.push(...problems);
  report.categories = await importCategories(context, source, plan.newCategories);
  const article = addressesOf(plan.articles);

  for (const planned of todo) {
    const what = planned.title || planned.key;
    try {
      await importArticle(context, planned, { pictures, article, writers });
      report.articles += 1;
      report.problems.push(...planned.notes.map((why) => ({ what, why })));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      report.problems.push({ what, why: `was not imported: ${errorMessage(error)}` });
    }
  }
  for (const [address, why] of pictures.left)
    report.problems.push({ what: address, why: `the picture was left where it is: ${why}` });
  report.pictures = pictures.stored;
  return report;
}

async function importCategories(context: Context, source: Source, names: string[]): Promise<number> {
  const taken = new Set((await context.db.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug));
  for (const name of names) {
    const { slug, description } = source.categories.get(name) ?? { slug: '', description: '' };
    const isUsable = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !taken.has(slug);
    await createCategory(context, {
      name,
      slug: isUsable ? slug : null,
      description: description.slice(0, 1000) || null,
    });
  }
  return names.length;
}

/** Where links of the old site lead now: by host and path, however they were written. */
function addressesOf(planned: PlannedArticle[]): (address: string) => string | undefined {
  const place = (address: string) => {
    if (!URL.canParse(address)) return undefined;
    const { host, pathname } = new URL(address);
    return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  };
  const known = new Map(planned.flatMap(({ address, here }) => (address ? [[place(address), here.address]] : [])));
  return (address) => {
    const found = place(address);
    return found && known.get(found);
  };
}
