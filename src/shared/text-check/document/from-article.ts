import type { Block, CheckedText, Language } from './document.ts';

type ArticleFields = Readonly<
  Record<'title' | 'excerpt' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription', string | null>
> & {
  type: string;
  language: Language;
  sources?: readonly { address: string | null }[];
};

/** An article as a text to check. */
export function articleText(
  { type, language, title, excerpt, image, imageAlt, seoTitle, seoDescription, sources = [] }: ArticleFields,
  body: readonly Block[],
): CheckedText {
  return {
    language,
    purpose: type === 'article' ? 'care' : 'other',
    fields: { title, excerpt, image, imageAlt, seoTitle, seoDescription },
    body,
    sources: sources.map(({ address }) => address ?? ''),
  };
}
