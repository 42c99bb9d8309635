import type { Block, CheckedText, Language } from './document.ts';
import { readerTexts, type WithReaderTexts } from './reader-texts.ts';

type ArticleFields = Readonly<
  Record<'title' | 'excerpt' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription', string | null>
> &
  WithReaderTexts & { type: string; language: Language; imageIsDecorative: boolean };

/** An article as a text to check. */
export function articleText(article: ArticleFields, body: readonly Block[]): CheckedText {
  const { type, language, title, excerpt, imageAlt, seoTitle, seoDescription, sources } = article;
  // Decoration needs no description.
  const image = article.imageIsDecorative ? null : article.image;
  return {
    language,
    purpose: type === 'article' ? 'care' : 'other',
    fields: { title, excerpt, image, imageAlt, seoTitle, seoDescription },
    body,
    beside: readerTexts(article, body),
    sources: sources.map(({ address }) => address || null),
  };
}
