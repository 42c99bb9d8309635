import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Writer } from '../../../shared/contract/writers.ts';
import { withoutPlaceholders } from '../../../shared/facts/placeholders.ts';
import { slugify } from '../../../shared/text/text.ts';
import { loadArticle, toAdminArticle } from '../../articles/article-row.ts';
import { findDraftChanges } from '../../articles/draft-changes/draft-changes.ts';
import { findOther } from '../../articles/pairs.ts';
import { findReviewOf } from '../../articles/reviews/current-review.ts';
import type { Context } from '../../context.ts';
import { asc, eq, getTableColumns, notLike } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { CommandError } from '../../errors/errors.ts';
import { requireSystem } from '../../permissions.ts';
import type { StarterWriterField } from '../starter/read.ts';
import { writeBin } from './bin.ts';
import { writeHistory } from './history.ts';
import { toMarkdown } from './markdown.ts';
import { createImageExporter, type ImageExporter, writePictures } from './pictures.ts';

export type ExportSummary = {
  articles: number;
  drafts: number;
  draftChanges: number;
  revisions: number;
  inBin: number;
  pictures: number;
  missing: string[];
};

/**
 * Writes the magazine into an empty folder: as Markdown in the format of content/magazine, as JSON with its history, and
 * its pictures with what staff wrote about them.
 * `publicFolder` is the folder that contains `assets`. Throws {@link CommandError} when `folder` is not empty.
 */
export async function exportMagazine(context: Context, folder: string, publicFolder: string): Promise<ExportSummary> {
  requireSystem(context);
  await createEmptyFolder(folder);
  const images = createImageExporter(context.images, folder, publicFolder);
  const people = await context.db.select().from(writers).orderBy(asc(writers.id));
  const keys = writerKeys(people);
  await writeWriters(folder, people, keys, images);
  const { total, ...unpublished } = await writeArticles(context, folder, keys, images);
  const revisions = await writeHistory(context, folder, images);
  const inBin = await writeBin(context, folder, images);
  await writePictures(context, folder, images);
  await writeFile(join(folder, 'magazine.json'), await otherContent(context, people));
  return {
    articles: total,
    ...unpublished,
    revisions,
    inBin,
    pictures: images.written.size,
    missing: [...images.missing],
  };
}

async function createEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty: choose an empty folder`);
  for (const part of ['articles', 'drafts', 'draft-changes']) await mkdir(join(folder, part));
}

/** By writer id: the keys of writers.yaml. */
function writerKeys(people: Writer[]): Map<number, string> {
  const taken = new Set<string>();
  return new Map(
    people.map(({ id, name }) => {
      const stem = slugify(name) || 'writer';
      const key = taken.has(stem) ? `${stem}-${id}` : stem;
      taken.add(key);
      return [id, key];
    }),
  );
}

async function writeWriters(folder: string, people: Writer[], keys: Map<number, string>, images: ImageExporter) {
  const listed: Record<string, object> = {};
  for (const { id, name, email, registration, bio, profileImage } of people) {
    listed[keys.get(id) ?? ''] = {
      name,
      email,
      registration: registration || undefined,
      bio: bio || undefined,
      profileImage: profileImage ? await images.exportImage(profileImage) : undefined,
    } satisfies Record<StarterWriterField, string | undefined>;
  }
  await writeFile(join(folder, 'articles/writers.yaml'), withoutPlaceholders(stringify(listed, { lineWidth: 0 })));
}

/** Loads one article at a time, so that a large magazine fits into memory. */
async function writeArticles({ db }: Context, folder: string, keys: Map<number, string>, images: ImageExporter) {
  const ids = await db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
  const lines = createWriteStream(join(folder, 'articles.jsonl'), { flags: 'wx' });
  let drafts = 0;
  let draftChanges = 0;
  for (const { id } of ids) {
    const article = await withExportedPictures(toAdminArticle(await loadArticle(db, id)), images);
    const changed = await findDraftChanges(db, article);
    const changes = changed && (await withExportedPictures(changed.article, images));
    const pair = await findOther(db, id);
    // A starter magazine has no drafts.
    const named = pair?.isPublished === article.isPublished ? pair.slug : undefined;
    const write = (part: string, text: Exported) =>
      writeFile(
        join(folder, part, `${article.slug}.md`),
        toMarkdown({ ...text, pair: named }, keys.get(text.writerId ?? 0)),
      );
    if (!article.isPublished) drafts += 1;
    await write(article.isPublished ? 'articles' : 'drafts', { ...article, review: await findReviewOf(db, id, null) });
    if (changes) draftChanges += 1;
    if (changes) await write('draft-changes', { ...changes, publishedAt: article.publishedAt });
    const line = { ...article, pair: pair?.id ?? null, ...(changes && { draftChanges: changes }) };
    await new Promise((resolve) => lines.write(`${JSON.stringify(line)}\n`, resolve));
  }
  await new Promise<void>((resolve, reject) => lines.once('error', reject).end(resolve));
  return { total: ids.length, drafts, draftChanges };
}

type Exported = Parameters<typeof toMarkdown>[0];

const withExportedPictures = async <A extends { content: string; image: string | null }>(
  article: A,
  images: ImageExporter,
): Promise<A> => ({
  ...article,
  content: await images.exportBody(article.content),
  image: article.image && (await images.exportImage(article.image)),
});

/** JSON of everything except articles and pictures. */
async function otherContent(context: Context, people: Writer[]): Promise<string> {
  const content = {
    exportedAt: context.clock().toISOString(),
    categories: await context.db.select().from(categories).orderBy(asc(categories.id)),
    writers: people,
    formerSlugs: await formerSlugs(context),
    scheduled: await scheduled(context),
    reviews: await reviews(context),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** The schedules of articles. */
const scheduled = ({ db }: Context) =>
  db
    .select({
      articleId: articleSchedules.articleId,
      action: articleSchedules.action,
      dueAt: articleSchedules.dueAt,
      revision: articleSchedules.revision,
    })
    .from(articleSchedules)
    .innerJoin(articles, eq(articles.id, articleSchedules.articleId))
    .orderBy(asc(articleSchedules.dueAt));

/** Every medical review, also withdrawn ones, with the number of the reviewed version (history.jsonl). */
async function reviews({ db }: Context) {
  const { staffId: _, ...columns } = getTableColumns(articleReviews);
  return db
    .select(columns)
    .from(articleReviews)
    .innerJoin(articles, eq(articles.id, articleReviews.articleId))
    .orderBy(asc(articleReviews.id));
}

/** Former slugs with the article they redirect to. Keys of imported articles contain a slash and are left out. */
async function formerSlugs({ db }: Context): Promise<Record<string, number | null>> {
  const rows = await db
    .select({ slug: slugRedirects.slug, articleId: slugRedirects.articleId })
    .from(slugRedirects)
    .where(notLike(slugRedirects.slug, '%/%'))
    .orderBy(asc(slugRedirects.slug));
  return Object.fromEntries(rows.map(({ slug, articleId }) => [slug, articleId]));
}
