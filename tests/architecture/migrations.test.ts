import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * An operator may go back to the previous version without restoring the database (docs/deploy-vercel.md,
 * docs/self-hosting.md, docs/container.md). So migrations keep everything that version reads, writes and calls.
 */
const BREAKING = [
  /\bDROP (?!INDEX\b)[^;]*/gi,
  /\bRENAME\b[^;]*/gi,
  /\bALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b[^;]*/gi,
  // The previous version does not fill a new column.
  /\bSET NOT NULL\b[^;]*/gi,
  /\bADD (?:COLUMN )?(?![^;]*\b(?:DEFAULT|GENERATED|CONSTRAINT|CHECK)\b)[^;]*\bNOT NULL\b[^;]*/gi,
];
const FOLDER = 'src/server/db/migrations';

function breakingStatements(migration: string): string[] {
  const sql = migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ');
  return BREAKING.flatMap((pattern) => sql.match(pattern) ?? []).filter((statement) => !isRecreated(statement, sql));
}

/**
 * Triggers maintain counts and search terms for every version: one may be replaced, but not removed. So may a generated
 * column, which no version writes.
 */
function isRecreated(statement: string, sql: string): boolean {
  const clauses = statement.split(/, (?=(?:ADD|DROP) )/i);
  const added = clauses.filter((clause) => /^ADD COLUMN .*\bGENERATED ALWAYS\b/i.test(clause));
  const dropped = clauses.filter((clause) => /^DROP /i.test(clause));
  const isReplaced = (clause: string) =>
    /^DROP COLUMN "\w+"$/i.test(clause.trim()) &&
    added.some((one) => one.toLowerCase().startsWith(`${clause.trim().toLowerCase().replace(/^drop/, 'add')} `));
  if (dropped.length > 0 && dropped.every(isReplaced)) return true;
  const [, trigger] = /^DROP TRIGGER (?:IF EXISTS )?("?\w+"?) /i.exec(statement) ?? [];
  return trigger !== undefined && new RegExp(`CREATE (?:OR REPLACE )?TRIGGER ${trigger} `, 'i').test(sql);
}

const isAnnounced = (name: string, changelog: string) =>
  changelog.split('\n').some((line) => line.includes(`\`${name}\``) && line.includes('the version before cannot run'));

const migrations = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => ({ name: file.slice(0, -4), breaking: breakingStatements(readFileSync(join(FOLDER, file), 'utf8')) }));

test('breaking migrations are announced in the changelog', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const unannounced = migrations.filter(({ name, breaking }) => breaking.length > 0 && !isAnnounced(name, changelog));
  expect(unannounced, 'Only add, or write in CHANGELOG: “`NAME`: the version before cannot run on it”').toEqual([]);
});

describe('finds a breaking statement', () => {
  test.each([
    'ALTER TABLE "articles" DROP COLUMN "title";',
    'alter table articles drop title',
    'DROP TABLE "writers";--> statement-breakpoint',
    'DROP FUNCTION search_articles(text);\nCREATE FUNCTION search_articles(text, text) RETURNS text AS $$ $$;',
    'ALTER TABLE "articles" ALTER COLUMN "label" DROP DEFAULT;',
    'DROP TRIGGER "articles_count" ON "articles";',
    'ALTER TABLE "articles"\n\tRENAME COLUMN "title" TO "heading";',
    'ALTER TABLE "articles" ALTER COLUMN "slug" SET DATA TYPE text COLLATE "C";',
    'ALTER TABLE articles ALTER slug TYPE varchar(40);',
    'ALTER TABLE "articles" ALTER COLUMN "excerpt" SET NOT NULL;',
    'ALTER TABLE "articles" ADD COLUMN "editor" text NOT NULL;',
    'DO $$ BEGIN ALTER TABLE staff DROP COLUMN name; END $$;',
    'ALTER TABLE "articles" DROP COLUMN "words", ADD COLUMN "words" text;',
    'ALTER TABLE "a" DROP COLUMN "b", ADD COLUMN "b" text GENERATED ALWAYS AS (c) STORED, DROP COLUMN "c";',
  ])('%s', (sql) => expect(breakingStatements(sql)).toHaveLength(1));
});

describe('accepts', () => {
  test.each([
    'CREATE TABLE "editors" ("id" integer PRIMARY KEY NOT NULL, "drop_off" text NOT NULL, "type" text NOT NULL);',
    'ALTER TABLE "articles" ADD COLUMN "editor" text;',
    'ALTER TABLE "articles" ADD COLUMN "is_old" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("b") REFERENCES "c"("id") ON DELETE cascade;',
    'DROP INDEX "articles_words";--> statement-breakpoint\nCREATE INDEX "articles_words" ON "articles" ("title");',
    'DROP TRIGGER IF EXISTS counted ON articles;\nCREATE TRIGGER counted AFTER INSERT ON articles EXECUTE FUNCTION f();',
    'ALTER TABLE "a" DROP COLUMN "b",\n\tADD COLUMN "b" text GENERATED ALWAYS AS (c) STORED NOT NULL;',
    'CREATE OR REPLACE FUNCTION similar(word text) RETURNS text LANGUAGE sql RETURN word;',
    '-- Nothing to DROP COLUMN here; RENAME neither.\nCREATE INDEX "b" ON "a" ("c");',
  ])('%s', (sql) => expect(breakingStatements(sql)).toEqual([]));
});

test('an announcement names the migration and its consequence', () => {
  expect(isAnnounced('0007_x', '- Going back: `0007_x`: the version before cannot run on it.')).toBe(true);
  expect(isAnnounced('0007_x', '- Faster since migration `0007_x`.')).toBe(false);
  expect(isAnnounced('0008_y', '- Going back: `0007_x`: the version before cannot run on it.')).toBe(false);
});
