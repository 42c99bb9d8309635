import sharp from 'sharp';
import { beforeEach } from 'vitest';
import { eq } from '../../../src/server/db/drizzle.ts';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { planImport } from '../../../src/server/operations/import/plan.ts';
import { readExport } from '../../../src/server/operations/import/read-export.ts';
import { runImport } from '../../../src/server/operations/import/run-import.ts';
import { setUpTestApp } from '../api/test-app.ts';
import { memoryStore } from '../pictures/memory-store.ts';

export const WORDPRESS = 'tests/support/import/wordpress.xml';
export const GHOST = 'tests/support/import/ghost.json';

/** A test app that imports export files. `downloads` are the addresses of the pictures that it requested. */
export function setUpImportApp() {
  const store = memoryStore();
  const app = setUpTestApp({ images: store });
  const downloads: string[] = [];
  beforeEach(() => {
    downloads.length = 0;
    store.files.clear();
  });

  /** The source site has every picture except the soup's. */
  async function download(address: string): Promise<Uint8Array> {
    downloads.push(address);
    if (address.includes('soep') || address.startsWith('http:')) throw new CommandError('it answers 404');
    const background = { r: address.length, g: 120, b: 90 };
    return sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  }

  async function importFile(file: string, { withSite = true, map = {} } = {}) {
    const source = await readExport(file, withSite ? 'https://linde.example' : undefined);
    const plan = await planImport(app.system, source, {
      categoryMap: new Map(Object.entries(map)),
      defaultCategory: 'Overig',
    });
    return { plan, report: await runImport(app.system, source, plan, download) };
  }

  async function findArticle(slug: string) {
    const [row] = await app.db
      .select({ article: articles, category: categories.name, writer: writers.name })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(writers, eq(writers.id, articles.writerId))
      .where(eq(articles.slug, slug));
    return row && { ...row.article, category: row.category, writer: row.writer };
  }

  return { app, store, downloads, importFile, findArticle };
}
