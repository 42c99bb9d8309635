import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { expiryOf, loadNewest } from '../../articles/bin/bin.ts';
import type { Context } from '../../context.ts';
import { asc } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import type { ImageExporter } from './pictures.ts';

/** Writes the articles in the bin as they were when they were deleted, a line each. Returns how many. */
export async function writeBin({ db }: Context, folder: string, images: ImageExporter): Promise<number> {
  const { articleId, deletedAt, formerSlugs } = articleBin;
  const entries = await db.select({ articleId, deletedAt, formerSlugs }).from(articleBin).orderBy(asc(articleId));
  const lines = createWriteStream(join(folder, 'bin.jsonl'), { flags: 'wx' });
  for (const entry of entries) {
    const snapshot = await loadNewest(db, entry.articleId);
    if (!snapshot) continue;
    const { shape: _, ...article } = snapshot;
    const line = JSON.stringify({
      ...entry,
      expiresAt: expiryOf(entry.deletedAt),
      article: {
        ...article,
        content: await images.exportBody(article.content),
        image: article.image && (await images.exportImage(article.image)),
      },
    });
    await new Promise((resolve) => lines.write(`${line}\n`, resolve));
  }
  await new Promise<void>((resolve, reject) => lines.once('error', reject).end(resolve));
  return entries.length;
}
