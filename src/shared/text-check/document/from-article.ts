import { articleLanguage } from './detect-language.ts';
import type { Block, CheckedText } from './document.ts';
import { readerTexts, type WithReaderTexts } from './reader-texts.ts';

type ArticleFields = Readonly<
  Record<'title' | 'excerpt' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription', string | null>
> &
  WithReaderTexts & { type: string };

/** An article as a text to check, in its detected language. */
export function articleText(article: ArticleFields, body: readonly Block[]): CheckedText {
  const { type, title, excerpt, image, imageAlt, seoTitle, seoDescription, sources } = article;
  return {
    language: articleLanguage(title ?? '', body.map(({ text }) => text).join(' ')),
    purpose: type === 'article' ? 'care' : 'other',
    fields: { title, excerpt, image, imageAlt, seoTitle, seoDescription },
    body,
    beside: readerTexts(article, body),
    sources: sources.map(({ address }) => address || null),
  };
}
