import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, whatever the language of the database: then an index finds beginnings too. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Searched far more often than written: no list of pending entries that every search has to read as well. */
const IMMEDIATE = { fastupdate: false };

/** §3 Category. */
export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  description: text(),
});

/** §3 Writer. */
export const writers = pgTable('writers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull().unique(),
  bio: text(),
  profileImage: text(),
  isActive: boolean().notNull().default(true),
});

/**
 * Whether an article shows a picture of another website. The sanitiser leaves three kinds of addresses in a body: two
 * paths of this site, which begin with a slash, and those of other websites.
 */
export const HAS_REMOTE_PICTURES = `(content ~ '<img[^>]* src="[^"/]' or image ~* '^https?://')`;

const narrowing = <Column>({ categoryId, type, byline }: Record<'categoryId' | 'type' | 'byline', Column>) =>
  [categoryId, type, byline] as const;

/** §3 Article, of both types. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: bytewiseText().notNull().unique(),
    title: text().notNull(),
    /** HTML, sanitised when written. */
    content: text().notNull(),
    /** The same without tags: what lists show and search reads. */
    contentText: text().notNull(),
    excerpt: text(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    type: text({ enum: ['article', 'video'] })
      .notNull()
      .default('article'),
    author: text().notNull(),
    writerId: integer().references(() => writers.id, { onDelete: 'set null' }),
    /** Whose name a reader sees under it: the writer's, else `author`. Kept by the verbs, as `labels` are. */
    byline: text().notNull().default(''),
    isPublished: boolean().notNull().default(false),
    image: text(),
    imageAlt: text(),
    videoUrl: text(),
    seoTitle: text(),
    seoDescription: text(),
    tags: text().array().notNull().default([]),
    /** Category, writer or author, and tags, in words: kept by the verbs, so that search is one query on one table. */
    labels: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    /** When a reader sees it dated (§9): publication, else creation. */
    shownAt: timestamp({ withTimezone: true }).notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    /** What a search reads (articles/search.ts): one index for each place that ranks, without word positions. Burn-out is burnout too. */
    titleVector: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '')))`),
    headVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '')))`,
      ),
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('clinic_dutch', title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || labels || ' ' || content_text))`,
      ),
  },
  (table) => [
    // Their last columns are only filtered by: with them a page is found in the index alone.
    index('articles_public')
      .on(table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.type)
      .where(sql`is_published`),
    index('articles_public_category')
      .on(table.categoryId, table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.type)
      .where(sql`is_published`),
    index('articles_public_byline')
      .on(table.byline, table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.type, table.categoryId)
      .where(sql`is_published`),
    index('articles_changed').on(
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.categoryId,
      table.type,
    ),
    index('articles_writer').on(table.writerId),
    index('articles_remote_pictures').on(table.updatedAt, table.id).where(sql.raw(HAS_REMOTE_PICTURES)),
    // With what a search may be narrowed to, so that the index alone knows which of its matches count.
    index('articles_search')
      .using('gin', table.searchVector, ...narrowing(table))
      .with(IMMEDIATE),
    index('articles_title')
      .using('gin', table.titleVector, ...narrowing(table))
      .with(IMMEDIATE),
    index('articles_head')
      .using('gin', table.headVector, ...narrowing(table))
      .with(IMMEDIATE),
  ],
);

/** Addresses that articles once had in public. One that stands on an article now wins over one that is remembered. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    slug: text().primaryKey(),
    /** Whose address it was; null when that article was deleted: the address is gone. */
    articleId: integer().references(() => articles.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.articleId)],
);

/** How many articles there are of each kind, kept by a trigger: counting 100,000 at every request takes too long. */
export const articleCounts = pgTable(
  'article_counts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    isPublished: boolean().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.type, table.isPublished] })],
);

/** Every word of a title or label, folded, added by a trigger: where a search looks for what was meant by a word. */
export const searchTerms = pgTable('search_terms', { term: text().primaryKey() }, (table) => [
  index('search_terms_trigrams').using('gin', sql`${table.term} gin_trgm_ops`).with(IMMEDIATE),
]);

/**
 * Every word of an article that is long enough to be a compound, folded, added by a trigger: where a search looks for
 * words that hold what was typed further on than at their beginning.
 */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with(IMMEDIATE),
]);

/** Every stem that a search vector holds, added by a trigger: what a typed beginning of a word can stand for. */
export const searchLexemes = pgTable('search_lexemes', { lexeme: bytewiseText().primaryKey() });
