import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import { imageSource } from '../../../shared/pictures/image-source.ts';
import { type ArticleForm, formFromArticle } from '../../editor/state/form.ts';

/** A version as a form: without pictures that no longer exist, and with the name of a deleted writer. */
export function formToRestore({ article, missing }: Pick<RevisionDetails, 'article' | 'missing'>): ArticleForm {
  const form = formFromArticle(article);
  const isMissing = (source: string | null) => missing.pictures.includes(imageSource(source));
  return {
    ...form,
    ...(form.image && isMissing(form.image) && { image: '', imageAlt: '' }),
    ...(missing.writer !== null && { writerId: null, author: form.author || missing.writer }),
    ...(missing.pictures.length > 0 && { content: withoutPictures(form.content, isMissing) }),
  };
}

function withoutPictures(html: string, isMissing: (source: string | null) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    if (isMissing(image.getAttribute('src'))) {
      const figure = image.closest('figure');
      image.remove();
      if (figure && !figure.querySelector('img')) becomeCaption(figure);
    }
  return body.innerHTML;
}

/** The editor would give a figure without picture an empty one. Its caption is a text that an editor wrote. */
function becomeCaption(figure: HTMLElement): void {
  const caption = figure.querySelector('figcaption');
  if (caption?.textContent.trim()) {
    const paragraph = figure.ownerDocument.createElement('p');
    paragraph.append(...caption.childNodes);
    figure.before(paragraph);
  }
  figure.remove();
}
