import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '../support/repository/files.ts';

/** Statements that change the table of articles, by Drizzle or in SQL. */
const WRITES = [
  /\.(?:insert|update|delete)\(\s*(?:\w+\.)?articles\s*\)/,
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|copy|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?["`]?(?:\$\{(?:\w+\.)?articles\}|articles\b)/i,
];
const writesArticles = (text: string) => WRITES.some((pattern) => pattern.test(text));

const ALLOWED: Record<string, string> = {
  'src/server/articles/changes/change-article.ts': 'the write path of one article',
  'src/server/articles/changes/change-many.ts': 'the write path of renames',
  'scripts/measure/bench/fill.ts': 'fills a database of its own, to be measured',
  'scripts/measure/bench/fill-by-sql.ts': 'the same, with a million articles',
  'scripts/measure/bench/calls.ts': 'removes the articles of a measurement from it',
};

const sources = FILES.filter(
  (file) => /^(?:api|scripts|src)\/.*\.(?:ts|tsx|mjs|astro)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('only the write path changes the table of articles', () => {
  const found = sources.filter((file) => !(file in ALLOWED) && writesArticles(readFileSync(file, 'utf8')));
  expect(found, 'Use changeArticle, addArticle or removeArticle of src/server/articles/changes/').toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(ALLOWED).filter((file) => !writesArticles(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'await tx.db.insert(articles).values(row)',
  'await db\n  .update(articles)\n  .set(values)',
  'db.delete(schema.articles)',
  'sql`update articles set title = null`',
  'sql`UPDATE "articles" SET x = 1`',
  `insert into $\{articles} (slug) values (1)`,
  'sql`delete from\n  articles`',
  'sql`truncate articles`',
])('finds %j', (code) => expect(writesArticles(code)).toBe(true));

test.each([
  "import { createArticle, updateArticle } from './articles/articles.ts'",
  'db.select().from(articles)',
  'db.insert(articleCounts)',
  '/** Changes what readers see, and updates articles of a category. */',
  "expect('update')",
])('accepts %j', (code) => expect(writesArticles(code)).toBe(false));
