import { EMAIL_ADDRESS } from '../../../shared/addresses/email-address.ts';
import { WriterInput } from '../../../shared/contract/writers.ts';
import { firstOf, slugify } from '../../../shared/text/text.ts';
import { createCategory } from '../../categories/categories.ts';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/postgres-errors.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { requireSystem } from '../../permissions.ts';
import type { Download } from '../../pictures/remote.ts';
import { createWriter } from '../../writers/writers.ts';
import { importArticle } from './article.ts';
import { importPairs } from './pairs.ts';
import { createPictureImporter, type PictureImporter } from './pictures.ts';
import type { ImportPlan, PlannedArticle } from './plan.ts';
import type { SourceSite, SourceWriter } from './source-site.ts';

/** `subject` is an article's title, a writer's name or a picture's address. */
type Problem = { subject: string; message: string };

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
      const why = [errorMessage(error), ...article.notes.filter((note) => !note.startsWith('had no title'))];
      report.problems.push({ subject, message: `was not imported: ${why.join('; ')}` });
    }
  }
  report.problems.push(...(await importPairs(context, plan.articles)));
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
    // A name in letters such as 健康 makes no slug.
    const stem = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : slugify(name) || 'categorie';
    let free = stem;
    for (let number = 2; usedSlugs.has(free); number += 1) free = `${stem}-${number}`;
    usedSlugs.add(free);
    await createCategory(context, { name, slug: free, description: firstOf(description, 1000) || null });
  }
  return names.length;
}

/** Whether it is on this site after the run. */
export const willBeHere = ({ isImported, failure }: PlannedArticle): boolean => isImported || failure === undefined;

/** Finds an article's new address by its old one, ignoring the scheme, `www.` and a final slash. */
function addressLookup(articles: PlannedArticle[]): (address: string) => string | undefined {
  const normalise = (address: string) => {
    if (!URL.canParse(address)) return undefined;
    const { host, pathname } = new URL(address);
    return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  };
  const newAddresses = new Map(
    articles
      .filter(willBeHere)
      .flatMap(({ address, target }) => (address ? [[normalise(address), target.address]] : [])),
  );
  return (address) => {
    const normalised = normalise(address);
    return normalised && newAddresses.get(normalised);
  };
}

/** Of a category, by which its other spellings are found: a slug, and letters such as 健康, which are in none. */
const keyOf = (name: string): string =>
  [slugify(name), ...(name.toLowerCase().match(/(?:(?!\p{Script=Latin})\p{L})+/gu) ?? [])].join(' ');

export type CategoryAssigner = {
  /** Chooses the article's category: the first name that matches a category of this site, else its first name. */
  assign: (names: string[]) => { category: string; otherNames: string[] };
  /** Categories that must be created. */
  newCategories: Set<string>;
};

/**
 * A name matches a category if it differs only in case and accents, or if `categoryMap` maps it ("Old name" → "New
 * name"). Articles without category names get `defaultCategory`.
 */
export function createCategoryAssigner(
  existing: string[],
  categoryMap: ReadonlyMap<string, string>,
  defaultCategory: string,
): CategoryAssigner {
  const known = new Map(existing.map((name) => [keyOf(name), name]));
  const mapped = new Map([...categoryMap].map(([from, to]) => [keyOf(from), to]));
  const newCategories = new Set<string>();
  const find = (name: string) => known.get(keyOf(mapped.get(keyOf(name)) ?? name));

  return {
    newCategories,
    assign: (names) => {
      const chosen = names.find((name) => find(name)) ?? names[0] ?? defaultCategory;
      const category = find(chosen) ?? mapped.get(keyOf(chosen)) ?? chosen;
      if (!known.has(keyOf(category))) {
        known.set(keyOf(category), category);
        newCategories.add(category);
      }
      return { category, otherNames: names.filter((name) => name !== chosen) };
    },
  };
}

/** `id` is null for a writer without an e-mail address, who has no profile. */
export type ImportedWriter = { id: number | null; name: string };

type Result = { writers: Map<string, ImportedWriter>; created: number; problems: Problem[] };

/** Finds the writers whose key is in `usedKeys` by e-mail address, and creates those that do not exist. */
async function importWriters(
  context: Context,
  sourceWriters: ReadonlyMap<string, SourceWriter>,
  usedKeys: ReadonlySet<string>,
  pictures: PictureImporter,
): Promise<Result> {
  const rows = await context.db.select().from(writers);
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const result: Result = { writers: new Map(), created: 0, problems: [] };
  for (const [key, { name, email, bio, image }] of sourceWriters) {
    if (!usedKeys.has(key)) continue;
    const address = email.trim().toLowerCase();
    let writer = byEmail.get(address);
    if (!writer && EMAIL_ADDRESS.test(address)) {
      const profileImage = image ? await pictures.importPicture(image) : null;
      writer = await createWriter(
        context,
        WriterInput.parse({ name: firstOf(name, 120), email: address, bio: firstOf(bio, 2000), profileImage }),
      );
      byEmail.set(address, writer);
      result.created += 1;
    }
    if (!writer)
      result.problems.push({
        subject: name,
        message: 'has no e-mail address: a name on articles, without a profile',
      });
    result.writers.set(key, { id: writer?.id ?? null, name: writer?.name ?? name });
  }
  return result;
}
