import type { RevisionDetails } from '../../../shared/contract/revisions.ts';
import { imageSource } from '../../../shared/image-source.ts';
import { type ArticleForm, formFromArticle } from '../../editor/state/form.ts';

/** A version as the editor can take it: without pictures that are gone, and with the name of a deleted writer. */
export function formToRestore({ article, missing }: Pick<RevisionDetails, 'article' | 'missing'>): ArticleForm {
  const gone = new Set(missing.pictures.map((picture) => imageSource(picture)));
  const form = formFromArticle(article);
  const isGone = gone.has(imageSource(form.image || null));
  return {
    ...form,
    ...(form.image && isGone && { image: '', imageAlt: '' }),
    ...(missing.writer !== null && { writerId: null, author: missing.writer }),
    ...(missing.category !== null && { category: missing.category }),
    ...(gone.size > 0 && { content: withoutPictures(form.content, gone) }),
  };
}

function withoutPictures(html: string, gone: Set<string>): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    if (gone.has(imageSource(image.getAttribute('src')))) image.remove();
  return body.innerHTML;
}
