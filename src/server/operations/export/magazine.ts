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
import { type ExportedImages, openImages } from './images.ts';
import { toMarkdown } from './markdown.ts';

export type Exported = { articles: number; drafts: number; pictures: number; missing: string[] };

/**
 * Writes the whole magazine into an empty folder, as plain files: Markdown in the shape of content/magazine, the same
 * as JSON, and the pictures. `published` is the folder that holds /assets. Throws when the folder holds anything.
 */
export async function exportMagazine(context: Context, folder: string, published: string): Promise<Exported> {
  requireStaff(context);
  await makeEmpty(folder);
  const images = openImages(context.images, folder, published);
  const people = await context.db.select().from(writers).orderBy(asc(writers.id));
  const keys = keysOf(people);
  await writeWriters(folder, people, keys, images);
  const { total, drafts } = await writeArticles(context, folder, keys, images);
  await writeFile(join(folder, 'magazine.json'), await overview(context, people));
  return { articles: total, drafts, pictures: images.written.size, missing: images.missing };
}

async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new CommandError(`${folder} holds something already: name an empty folder`);
  for (const part of ['articles', 'drafts']) await mkdir(join(folder, part));
}

/** A name for each writer, as writers.yaml has it. */
function keysOf(people: Writer[]): Map<number, string> {
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

async function writeWriters(folder: string, people: Writer[], keys: Map<number, string>, images: ExportedImages) {
  const listed: Record<string, object> = {};
  for (const { id, name, email, bio, profileImage } of people) {
    const image = profileImage && (await images.address(profileImage));
    listed[keys.get(id) ?? ''] = { name, email, ...(bio && { bio }), ...(image && { profileImage: image }) };
  }
  await writeFile(join(folder, 'articles/writers.yaml'), stringify(listed, { lineWidth: 0 }));
}

/** One at a time, so that a large magazine does not fill the memory. */
async function writeArticles({ db }: Context, folder: string, keys: Map<number, string>, images: ExportedImages) {
  const ids = await db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
  const lines = createWriteStream(join(folder, 'articles.jsonl'), { flags: 'wx' });
  let drafts = 0;
  for (const { id } of ids) {
    const stored = toAdminArticle(await loadArticle(db, id));
    const article = {
      ...stored,
      content: await images.body(stored.content),
      image: stored.image && (await images.address(stored.image)),
    };
    const part = article.isPublished ? 'articles' : 'drafts';
    if (!article.isPublished) drafts += 1;
    await writeFile(join(folder, part, `${article.slug}.md`), toMarkdown(article, keys.get(article.writerId ?? 0)));
    await new Promise((resolve) => lines.write(`${JSON.stringify(article)}\n`, resolve));
  }
  await new Promise<void>((resolve, reject) => lines.once('error', reject).end(resolve));
  return { total: ids.length, drafts };
}

/** What is neither an article nor a picture, as JSON. */
async function overview(context: Context, people: Writer[]): Promise<string> {
  const content = {
    exportedAt: context.clock().toISOString(),
    categories: await context.db.select().from(categories).orderBy(asc(categories.id)),
    writers: people,
    formerSlugs: await formerSlugs(context),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Addresses that lead on; a key of an import is none, it holds a slash. */
async function formerSlugs({ db }: Context): Promise<Record<string, number | null>> {
  const rows = await db
    .select({ slug: slugRedirects.slug, articleId: slugRedirects.articleId })
    .from(slugRedirects)
    .where(notLike(slugRedirects.slug, '%/%'))
    .orderBy(asc(slugRedirects.slug));
  return Object.fromEntries(rows.map(({ slug, articleId }) => [slug, articleId]));
}
