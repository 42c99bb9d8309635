import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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

/** §3 Article, of both types. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
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
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('clinic_dutch', title), 'A') || setweight(to_tsvector('clinic_dutch', coalesce(excerpt, '')), 'B') || setweight(to_tsvector('clinic_dutch', labels), 'C') || setweight(to_tsvector('clinic_dutch', content_text), 'D')`,
      ),
    /** Title and labels, folded, for compounds and typing errors (trigrams). */
    searchWords: text().notNull().generatedAlwaysAs(sql`clinic_fold(title || ' ' || labels)`),
  },
  (table) => [
    index('articles_public')
      .on(table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_published`),
    index('articles_public_category')
      .on(table.categoryId, table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_published`),
    index('articles_changed').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_writer').on(table.writerId),
    index('articles_search').using('gin', table.searchVector),
    index('articles_words').using('gin', sql`${table.searchWords} gin_trgm_ops`),
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
