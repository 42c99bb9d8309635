import type { SQLWrapper } from 'drizzle-orm';
import type { Source } from '../../../../shared/contract/articles/sources.ts';
import { sql } from '../../drizzle.ts';
import {
  backedUpTable,
  boolean,
  index,
  integer,
  jsonb,
  leftOutTable,
  primaryKey,
  text,
  timestamp,
} from '../../pg-core.ts';
import { categories } from '../categories.ts';
import { bytewiseText, NO_PENDING_LIST, tsvector } from '../column-types.ts';
import { writers } from '../writers.ts';

/** SQL condition: the article shows a picture of another website. Pictures of this site have a path, so a slash, first. */
export const HAS_REMOTE_PICTURES = `(content ~ '<img[^>]* src="[^"/]' or image ~* '^https?://')`;

/** The words of tags, without regard to case and accents: what articles are about. */
export const subjectsOf = (tags: SQLWrapper) => sql`folded_tags(${tags})`;

/** Titles in order, without regard to case and accents, the same in every database. */
export const alphabetical = (title: SQLWrapper) => sql`(clinic_fold(${title}) collate "C")`;

const filterColumns = <Column>({ categoryId, type, byline }: Record<'categoryId' | 'type' | 'byline', Column>) =>
  [categoryId, type, byline] as const;

export const articles = backedUpTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: bytewiseText().notNull().unique(),
    title: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** `content` without tags, for listings and search. */
    contentText: text().notNull(),
    excerpt: text(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    type: text({ enum: ['article', 'video'] })
      .notNull()
      .default('article'),
    /** The language of its text. */
    language: text({ enum: ['nl', 'en'] })
      .notNull()
      .default('nl'),
    author: text().notNull(),
    /** The account that created it and owns it; null for imported articles and those older than roles. */
    createdBy: integer(),
    writerId: integer().references(() => writers.id, { onDelete: 'set null' }),
    /** The name that readers see: the writer's, else `author`. Application code updates it. */
    byline: text().notNull().default(''),
    isPublished: boolean().notNull().default(false),
    image: text(),
    imageAlt: text(),
    imageIsDecorative: boolean().notNull().default(false),
    videoUrl: text(),
    seoTitle: text(),
    seoDescription: text(),
    tags: text().array().notNull().default([]),
    /** What the text is based on, in the order of their numbers. */
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /** Unused. */
    labels: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    /** The date that readers see. */
    shownAt: timestamp({ withTimezone: true }).notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    /**
     * For search (search/search-articles.ts): one vector per rank, without word positions, and without the characters
     * that nobody sees (`visible_text`). A hyphenated title word is also indexed in one word: burn-out as burnout.
     */
    titleVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', ''))))`,
      ),
    headVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, ''))))`,
      ),
    /**
     * Holds the tokens of category and writer (`searchNames`) instead of their names, so that a rename changes no
     * article.
     */
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('clinic_dutch', visible_text(title || ' ' || replace(title, '-', '') || ' ' || coalesce(excerpt, '') || ' ' || author || ' ' || joined_tags(tags) || ' ' || content_text))) || array_to_tsvector(ARRAY['@category' || category_id::text, '@writer' || coalesce(writer_id::text, '')])`,
      ),
  },
  (table) => [
    // The last columns only filter, so that an index-only scan finds a page.
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
    index('articles_created').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.categoryId,
      table.type,
      table.isPublished,
    ),
    index('articles_state').on(
      table.isPublished,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.categoryId,
      table.type,
    ),
    // Includes the title itself, which Postgres would otherwise read from the table.
    index('articles_alphabetical').on(
      alphabetical(table.title),
      table.id,
      table.categoryId,
      table.type,
      table.isPublished,
      table.title,
    ),
    index('articles_writer').on(table.writerId),
    index('articles_subjects').using('gin', subjectsOf(table.tags)).with(NO_PENDING_LIST).where(sql`is_published`),
    index('articles_remote_pictures').on(table.updatedAt, table.id).where(sql.raw(HAS_REMOTE_PICTURES)),
    // The function's results are in the index, so that a search for a link reads no text (link-checks/linked-from.ts).
    index('articles_linked')
      .using('gin', sql`linked_addresses(content, sources)`)
      .with(NO_PENDING_LIST)
      .where(sql`is_published`),
    // With the columns that a search can filter by, so that the index alone finds the matches.
    index('articles_search')
      .using('gin', table.searchVector, ...filterColumns(table))
      .with(NO_PENDING_LIST),
    index('articles_title')
      .using('gin', table.titleVector, ...filterColumns(table))
      .with(NO_PENDING_LIST),
    index('articles_head')
      .using('gin', table.headVector, ...filterColumns(table))
      .with(NO_PENDING_LIST),
  ],
);

/** Former slugs of published articles, and keys of imported ones. The slug of an existing article takes precedence. */
export const slugRedirects = backedUpTable(
  'slug_redirects',
  {
    slug: text().primaryKey(),
    /** Null when the article was deleted. */
    articleId: integer().references(() => articles.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.articleId)],
);

/** Updated by a trigger, because counting 100,000 articles at every request takes too long. */
export const articleCounts = leftOutTable('a trigger fills it when articles are inserted')(
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
