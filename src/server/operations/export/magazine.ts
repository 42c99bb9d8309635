import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, notLike } from 'drizzle-orm';
import { stringify } from 'yaml';
import type { Writer } from '../../../shared/contract/writers.ts';
import { slugify } from '../../../shared/slug.ts';
import { loadArticle, toAdminArticle } from '../../articles/article-row.ts';
import { type Context, requireStaff } from '../../context.ts';
import { articles, categories, slugRedirects, writers } from '../../db/schema/magazine.ts';
import { CommandError } from '../../errors/errors.ts';
import { createImageExporter, type ImageExporter } from './images.ts';
import { toMarkdown } from './markdown.ts';

export type ExportSummary = { articles: number; drafts: number; pictures: number; missing: string[] };

/**
 * Writes the magazine into an empty folder: as Markdown in the format of content/magazine, as JSON, and its pictures.
 * `publicFolder` is the folder that contains `assets`. Throws {@link CommandError} when `folder` is not empty.
 */
export async function exportMagazine(context: Context, folder: string, publicFolder: string): Promise<ExportSummary> {
  requireStaff(context);
  await createEmptyFolder(folder);
  const images = createImageExporter(context.images, folder, publicFolder);
  const people = await context.db.select().from(writers).orderBy(asc(writers.id));
  const keys = writerKeys(people);
  await writeWriters(folder, people, keys, images);
  const { total, drafts } = await writeArticles(context, folder, keys, images);
  await writeFile(join(folder, 'magazine.json'), await otherContent(context, people));
  return { articles: total, drafts, pictures: images.written.size, missing: images.missing };
}

async function createEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty: choose an empty folder`);
  for (const part of ['articles', 'drafts']) await mkdir(join(folder, part));
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
  for (const { id, name, email, bio, profileImage } of people) {
    const image = profileImage && (await images.exportImage(profileImage));
    listed[keys.get(id) ?? ''] = { name, email, ...(bio && { bio }), ...(image && { profileImage: image }) };
  }
  await writeFile(join(folder, 'articles/writers.yaml'), stringify(listed, { lineWidth: 0 }));
}

/** Loads one article at a time, so that a large magazine fits into memory. */
async function writeArticles({ db }: Context, folder: string, keys: Map<number, string>, images: ImageExporter) {
  const ids = await db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
  const lines = createWriteStream(join(folder, 'articles.jsonl'), { flags: 'wx' });
  let drafts = 0;
  for (const { id } of ids) {
    const stored = toAdminArticle(await loadArticle(db, id));
    const article = {
      ...stored,
      content: await images.exportBody(stored.content),
      image: stored.image && (await images.exportImage(stored.image)),
    };
    const part = article.isPublished ? 'articles' : 'drafts';
    if (!article.isPublished) drafts += 1;
    await writeFile(join(folder, part, `${article.slug}.md`), toMarkdown(article, keys.get(article.writerId ?? 0)));
    await new Promise((resolve) => lines.write(`${JSON.stringify(article)}\n`, resolve));
  }
  await new Promise<void>((resolve, reject) => lines.once('error', reject).end(resolve));
  return { total: ids.length, drafts };
}

/** JSON of everything but articles and pictures. */
async function otherContent(context: Context, people: Writer[]): Promise<string> {
  const content = {
    exportedAt: context.clock().toISOString(),
    categories: await context.db.select().from(categories).orderBy(asc(categories.id)),
    writers: people,
    formerSlugs: await formerSlugs(context),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
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
