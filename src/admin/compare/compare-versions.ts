import { parseUrl } from '../../shared/addresses/parse-url.ts';
import { LANGUAGE_NAMES } from '../../shared/language-names.ts';
import type { SourceForm } from '../editor/sources/source-form.ts';
import type { ArticleForm } from '../editor/state/form.ts';
import { $language } from '../language/words.tsx';
import { compareBodies, type Row } from './compare-bodies.ts';
import { compareWords, plain, replaced } from './compare-words.ts';
import { parseBlocks } from './parse-blocks.ts';
import { t } from './words.ts';

/** Labels of the fields in the editor. `writerId` is compared with the author. */
const LABELS = {
  title: 'Title',
  slug: 'URL Slug',
  content: 'Content',
  excerpt: 'Excerpt',
  category: 'Category',
  type: 'Content Type',
  language: 'Language',
  author: 'Author',
  isPublished: 'Published',
  image: 'Image',
  imageAlt: 'Image Alt Text',
  imageIsDecorative: 'Image is only decoration',
  videoUrl: 'Video URL',
  seoTitle: 'SEO Title',
  seoDescription: 'SEO Description',
  tags: 'Tags',
  sources: 'Sources',
} as const satisfies Record<Exclude<keyof ArticleForm, 'writerId'>, string>;
type Field = keyof typeof LABELS;

/** Fields that are compared word by word; the others are compared as a whole. */
const PROSE = new Set<Field>(['title', 'excerpt', 'imageAlt', 'seoTitle', 'seoDescription']);

/** Fields whose texts are the site's own words, not the writer's. */
const OF_DESK = new Set<Field>(['isPublished', 'type', 'language', 'imageIsDecorative']);

/** Fields whose texts are names, Dutch in an English article too. */
const DUTCH = new Set<Field>(['category', 'author']);

export type Difference = { name: string; lang: 'nl' | 'en'; rows: Row[] };

/** The differences between two versions, field by field. Empty when readers could not tell them apart. */
export function compareVersions(before: ArticleForm, after: ArticleForm): Difference[] {
  return (Object.keys(LABELS) as Field[]).flatMap((field) => {
    const rows = rowsOf(field, before, after);
    const lang = OF_DESK.has(field) ? $language.get() : DUTCH.has(field) ? 'nl' : after.language;
    return rows.length > 0 ? [{ name: t(LABELS[field]), lang, rows }] : [];
  });
}

function rowsOf(field: Field, before: ArticleForm, after: ArticleForm): Row[] {
  if (field === 'content') {
    if (before.content === after.content) return [];
    const titles = new Map([...before.sources, ...after.sources].map(({ id, title }) => [id, title]));
    const rows = compareBodies(parseBlocks(before.content, titles), parseBlocks(after.content, titles));
    return rows.some((row) => !('unchanged' in row)) ? rows : [];
  }
  if (field === 'sources') return compareSources(before.sources, after.sources);
  const [old, now] = [textOf(field, before), textOf(field, after)];
  if (old === now) return [];
  if (PROSE.has(field)) return [compareWords(old, now)];
  const row = replaced(plain(old), plain(now));
  if (field !== 'image') return [row];
  return [{ ...row, pictures: { before: old || undefined, after: now || undefined } }];
}

function textOf(field: Exclude<Field, 'content' | 'sources'>, form: ArticleForm): string {
  if (field === 'author')
    return form.writerId === null ? t('{name}, by name', { name: form.author || t('Editorial team') }) : form.author;
  if (field === 'language') return t(LANGUAGE_NAMES[form.language]);
  if (field === 'type') return t(form.type);
  const value = form[field];
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (Array.isArray(value)) return value.join(', ');
  return field === 'videoUrl' ? addressOf(value) : value.trim();
}

/** As the server stores it, which also trims all texts. */
const addressOf = (typed: string) => parseUrl(typed)?.href ?? typed.trim();

/** One row for each place in the list that differs. */
export function compareSources(before: readonly SourceForm[], after: readonly SourceForm[]): Row[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return places.flatMap((index) => {
    const [old, now] = [lineOf(before[index], index), lineOf(after[index], index)];
    return old === now ? [] : [compareWords(old, now)];
  });
}

function lineOf(source: SourceForm | undefined, index: number): string {
  if (!source) return '';
  const { title, publisher, year, address, consultedOn } = source;
  const parts = [title, publisher, year, addressOf(address)].map((part) => part.trim());
  if (consultedOn) parts.push(t('consulted on {day}', { day: consultedOn }));
  return `${index + 1}. ${parts.filter(Boolean).join(', ')}`;
}
