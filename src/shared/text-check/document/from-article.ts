import { articleLanguage } from './detect-language.ts';
import type { Block, CheckedText } from './document.ts';

type ArticleFields = Readonly<
  Record<'title' | 'excerpt' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription', string | null>
> & {
  type: string;
  sources?: readonly { address: string | null }[];
};

/** An article as a text to check, in its detected language. */
export function articleText(
  { type, title, excerpt, image, imageAlt, seoTitle, seoDescription, sources = [] }: ArticleFields,
  body: readonly Block[],
): CheckedText {
  return {
    language: articleLanguage(title ?? '', body.map(({ text }) => text).join(' ')),
    purpose: type === 'article' ? 'care' : 'other',
    fields: { title, excerpt, image, imageAlt, seoTitle, seoDescription },
    body,
    sources: sources.map(({ address }) => address ?? ''),
  };
}
