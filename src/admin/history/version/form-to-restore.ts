import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import { imageSource } from '../../../shared/pictures/image-source.ts';
import { type ArticleForm, formFromArticle } from '../../editor/state/form.ts';

/** A version as a form: without pictures that no longer exist, and with the name of a deleted writer. */
export function formToRestore({ article, missing }: Pick<RevisionDetails, 'article' | 'missing'>): ArticleForm {
  const form = formFromArticle(article);
  const isGone = (source: string | null) => missing.pictures.includes(imageSource(source));
  return {
    ...form,
    ...(form.image && isGone(form.image) && { image: '', imageAlt: '' }),
    ...(missing.writer !== null && { writerId: null, author: form.author || missing.writer }),
    ...(missing.pictures.length > 0 && { content: withoutPictures(form.content, isGone) }),
  };
}

function withoutPictures(html: string, isGone: (source: string | null) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) if (isGone(image.getAttribute('src'))) image.remove();
  return body.innerHTML;
}
