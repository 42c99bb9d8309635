import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '../../articles/revisions/snapshot.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, gt } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import type { ImageExporter } from './pictures.ts';

/** With texts of 500,000 characters at most. */
const BATCH = 20;

/** Writes the history of every article as JSON lines, oldest revision first. Returns how many. */
export async function writeHistory({ db }: Context, folder: string, images: ImageExporter): Promise<number> {
  const lines = createWriteStream(join(folder, 'history.jsonl'), { flags: 'wx' });
  const ids = await db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
  let total = 0;
  for (const { id } of ids) {
    let last = 0;
    for (let rows = await readBatch(db, id, last); rows.length > 0; rows = await readBatch(db, id, last)) {
      for (const row of rows) {
        const line = JSON.stringify(await toExported(row, images));
        await new Promise((resolve) => lines.write(`${line}\n`, resolve));
        last = row.number;
        total += 1;
      }
    }
  }
  await new Promise<void>((resolve, reject) => lines.once('error', reject).end(resolve));
  return total;
}

const readBatch = (db: Database, articleId: number, after: number) =>
  db
    .select({
      articleId: articleRevisions.articleId,
      number: articleRevisions.number,
      reason: articleRevisions.reason,
      restoredFrom: articleRevisions.restoredFrom,
      name: articleRevisions.name,
      createdAt: articleRevisions.createdAt,
      by: staff.name,
      snapshot: articleRevisions.snapshot,
    })
    .from(articleRevisions)
    .leftJoin(staff, eq(staff.id, articleRevisions.staffId))
    .where(and(eq(articleRevisions.articleId, articleId), gt(articleRevisions.number, after)))
    .orderBy(asc(articleRevisions.number))
    .limit(BATCH);

async function toExported(
  { snapshot, ...revision }: Awaited<ReturnType<typeof readBatch>>[number],
  images: ImageExporter,
) {
  const { shape: _shape, ...article } = readSnapshot(snapshot);
  return {
    ...revision,
    article: {
      ...article,
      content: await images.exportBody(article.content),
      image: article.image && (await images.exportImage(article.image)),
    },
  };
}
