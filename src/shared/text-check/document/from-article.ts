import type { Block, CheckedText, Language } from './document.ts';

type ArticleFields = Readonly<
  Record<'title' | 'excerpt' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription', string | null>
> & {
  type: string;
  language: Language;
  imageIsDecorative: boolean;
  sources?: readonly { address: string | null }[];
};

/** An article as a text to check. */
export function articleText({ sources = [], ...article }: ArticleFields, body: readonly Block[]): CheckedText {
  const { type, language, title, excerpt, imageAlt, seoTitle, seoDescription } = article;
  // Decoration needs no description.
  const image = article.imageIsDecorative ? null : article.image;
  return {
    language,
    purpose: type === 'article' ? 'care' : 'other',
    fields: { title, excerpt, image, imageAlt, seoTitle, seoDescription },
    body,
    sources: sources.map(({ address }) => address ?? ''),
  };
}
