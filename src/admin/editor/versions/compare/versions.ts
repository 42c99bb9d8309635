import type { ArticleForm } from '../../state/form.ts';
import { parseBlocks } from './blocks.ts';
import { compareBodies, type Row } from './bodies.ts';
import { compareWords, whole } from './words.ts';

/** The fields as the editor names them. The writer goes with the author. */
const NAMES: Record<Exclude<keyof ArticleForm, 'writerId'>, string> = {
  title: 'Title',
  slug: 'URL Slug',
  content: 'Content',
  excerpt: 'Excerpt',
  category: 'Category',
  type: 'Content Type',
  author: 'Author',
  isPublished: 'Published',
  image: 'Image',
  imageAlt: 'Image Alt Text',
  videoUrl: 'Video URL',
  seoTitle: 'SEO Title',
  seoDescription: 'SEO Description',
  tags: 'Tags',
};
type Name = keyof typeof NAMES;

/** Fields of sentences, whose words are compared; a choice or an address is another one as a whole. */
const PROSE = new Set<Name>(['title', 'excerpt', 'imageAlt', 'seoTitle', 'seoDescription']);

export type Difference = { name: string; rows: Row[] };

/** What differs between two versions of an article, field by field; none when a reader could not tell them apart. */
export function compareVersions(mine: ArticleForm, theirs: ArticleForm): Difference[] {
  return (Object.keys(NAMES) as Name[]).flatMap((field) => {
    const rows = rowsOf(field, mine, theirs);
    return rows.length > 0 ? [{ name: NAMES[field], rows }] : [];
  });
}

function rowsOf(field: Name, mine: ArticleForm, theirs: ArticleForm): Row[] {
  if (field === 'content') {
    if (mine.content === theirs.content) return [];
    const rows = compareBodies(parseBlocks(mine.content), parseBlocks(theirs.content));
    return rows.some((row) => !('same' in row)) ? rows : [];
  }
  const [own, other] = [textOf(field, mine), textOf(field, theirs)];
  if (own === other) return [];
  if (PROSE.has(field)) return [compareWords(own, other)];
  return [{ mine: whole(own), theirs: whole(other) }];
}

function textOf(field: Exclude<Name, 'content'>, form: ArticleForm): string {
  if (field === 'author') return form.writerId === null ? `${form.author || 'Editorial team'}, by name` : form.author;
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value;
}
