import { type CompleteArticle, completeArticle } from '../../../src/server/operations/import/complete.ts';
import { readGhostBody } from '../../../src/server/operations/import/ghost/ghost-html.ts';
import type { SourceArticle, SourceBody } from '../../../src/server/operations/import/source-site.ts';
import {
  readWordPressBody,
  type WordPressLookups,
} from '../../../src/server/operations/import/wordpress/wordpress-html.ts';

/** An article of another system, with one sentence. */
export const sourceArticle = (fields: Partial<SourceArticle> = {}): SourceArticle => ({
  key: 'wordpress/linde.example/1',
  title: 'Titel',
  slug: 'titel',
  formerSlugs: [],
  address: undefined,
  readBody: () => readWordPressBody('<p>Tekst</p>', NOTHING),
  excerpt: '',
  categories: [],
  tags: [],
  writer: undefined,
  type: 'article',
  isPublished: true,
  createdAt: new Date('2026-02-02T08:00:00Z'),
  updatedAt: new Date('2026-02-02T08:00:00Z'),
  publishedAt: new Date('2026-02-02T08:00:00Z'),
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  notes: [],
  ...fields,
});

export const NOTHING: WordPressLookups = {
  sharedBlock: () => undefined,
  picture: () => undefined,
  attached: () => [],
  footnotes: new Map(),
};

export const complete = (readBody: () => SourceBody, fields: Partial<SourceArticle> = {}): CompleteArticle =>
  completeArticle(sourceArticle({ readBody, ...fields }));

/** What a WordPress post becomes. */
export const fromWordPress = (
  content: string,
  lookups: Partial<WordPressLookups> = {},
  fields: Partial<SourceArticle> = {},
): CompleteArticle => complete(() => readWordPressBody(content, { ...NOTHING, ...lookups }), fields);

/** What a Ghost post becomes. */
export const fromGhost = (post: Partial<Parameters<typeof readGhostBody>[0]>): CompleteArticle =>
  complete(() => readGhostBody({ html: '', lexical: '', mobiledoc: '', plaintext: '', ...post }));

/** The HTML without what links to other websites get. */
export const plainLinks = (html: string): string => html.replaceAll(' rel="noopener noreferrer" target="_blank"', '');
