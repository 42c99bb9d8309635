import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ArticleLanguage, ArticleType } from '../../../shared/contract/articles/articles.ts';
import { Source } from '../../../shared/contract/articles/sources.ts';
import type { ArticleRow } from '../article-row.ts';

/**
 * Raise it when the shape changes, and convert older shapes in {@link readSnapshot}: stored snapshots never change. A
 * field with a default needs no new shape, because the previous version, which runs beside this one during an update,
 * ignores it.
 */
const SHAPE = 2;

/** A category or writer by its name at the time. */
const Named = z.object({ id: z.number(), name: z.string() });

export const Snapshot = z.object({
  shape: z.literal(SHAPE),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string().nullable(),
  category: Named,
  type: ArticleType,
  language: ArticleLanguage.default('nl'),
  author: z.string(),
  writer: Named.nullable(),
  isPublished: z.boolean(),
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  imageIsDecorative: z.boolean().default(false),
  videoUrl: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  tags: z.array(z.string()),
  sources: z.array(Source),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
});

export type Snapshot = z.infer<typeof Snapshot>;

/** An article with everything that an editor or a command can set. */
export const toSnapshot = (row: ArticleRow): Snapshot => ({
  shape: SHAPE,
  title: row.title,
  slug: row.slug,
  content: row.content,
  excerpt: row.excerpt,
  category: { id: row.categoryId, name: row.category },
  type: row.type,
  language: row.language,
  author: row.author,
  writer: row.writerId === null ? null : { id: row.writerId, name: row.writerName ?? row.author },
  isPublished: row.isPublished,
  image: row.image,
  imageAlt: row.imageAlt,
  imageIsDecorative: row.imageIsDecorative,
  videoUrl: row.videoUrl,
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  tags: row.tags,
  sources: row.sources,
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

/** Reads a stored snapshot of any shape. */
export const readSnapshot = (stored: unknown): Snapshot => Snapshot.parse(isFirstShape(stored) ? lift(stored) : stored);

/** The first shape has no sources. */
const isFirstShape = (stored: unknown): stored is object => (stored as { shape?: unknown } | null)?.shape === 1;

const lift = (first: object) => ({ ...first, shape: SHAPE, sources: [] });

/** Whether the content is the same: a renamed category or writer makes no difference. */
export const isSameArticle = (one: Snapshot, other: Snapshot): boolean =>
  isDeepStrictEqual(withoutNames(one), withoutNames(other));

function withoutNames({ category, writer, author, ...rest }: Snapshot) {
  // A writer's articles have the writer's name as author, unless an editor chose another.
  const ownAuthor = author === writer?.name ? null : author;
  return { ...rest, categoryId: category.id, writerId: writer?.id, ownAuthor };
}
