import type { ArticleForm } from '../../state/form.ts';
import { parseBlocks } from './blocks.ts';
import { compareBodies, type Row } from './bodies.ts';
import { asOnlyHere, compareWords, plain } from './words.ts';

/** Labels of the fields in the editor. `writerId` is compared with the author. */
const LABELS: Record<Exclude<keyof ArticleForm, 'writerId'>, string> = {
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
type Field = keyof typeof LABELS;

/** Fields that are compared word by word; the others are compared as a whole. */
const PROSE = new Set<Field>(['title', 'excerpt', 'imageAlt', 'seoTitle', 'seoDescription']);

export type Difference = { name: string; rows: Row[] };

/** The differences between two versions, field by field. Empty when readers could not tell them apart. */
export function compareVersions(mine: ArticleForm, theirs: ArticleForm): Difference[] {
  return (Object.keys(LABELS) as Field[]).flatMap((field) => {
    const rows = rowsOf(field, mine, theirs);
    return rows.length > 0 ? [{ name: LABELS[field], rows }] : [];
  });
}

function rowsOf(field: Field, mine: ArticleForm, theirs: ArticleForm): Row[] {
  if (field === 'content') {
    if (mine.content === theirs.content) return [];
    const rows = compareBodies(parseBlocks(mine.content), parseBlocks(theirs.content));
    return rows.some((row) => !('unchanged' in row)) ? rows : [];
  }
  const [own, other] = [textOf(field, mine), textOf(field, theirs)];
  if (own === other) return [];
  if (PROSE.has(field)) return [compareWords(own, other)];
  const row = { mine: asOnlyHere(plain(own)), theirs: asOnlyHere(plain(other)) };
  if (field !== 'image') return [row];
  return [{ ...row, pictures: { mine: own || undefined, theirs: other || undefined } }];
}

function textOf(field: Exclude<Field, 'content'>, form: ArticleForm): string {
  if (field === 'author') return form.writerId === null ? `${form.author || 'Editorial team'}, by name` : form.author;
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value;
}
