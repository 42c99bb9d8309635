import { useState } from 'react';
import type { RevisionDetails } from '../../shared/contract/articles/revisions.ts';
import { paths } from '../../shared/paths.ts';
import { imageSource } from '../../shared/pictures/picture.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { type ArticleForm, formFromArticle } from '../editor/state/form.ts';
import { restoreInEditor } from '../editor/unsaved-text/restored-version.ts';
import { navigate } from '../navigation/navigate.ts';
import { t } from './words.ts';

type Props = { articleId: number; details: RevisionDetails };

/** Opens the editor with this version as unsaved changes. */
export function RestoreButton({ articleId, details }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { number, createdAt } = details.revision;
  const restore = () => {
    restoreInEditor({ articleId, version: { number, at: createdAt }, form: formToRestore(details) });
    navigate(paths.editor(articleId));
  };
  return (
    <>
      <button type="button" className={button('primary', 'small')} onClick={() => setAsking(true)}>
        {t('Restore this version')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('Restore version {number}?', { number: String(number) })}
        description={
          <>
            {t(
              'Version {number} of {when} opens in the editor as unsaved changes. Nothing changes for readers until you save.',
              { number: String(number), when: formatDateTime(createdAt) },
            )}
            {describeMissing(details.missing).map((text) => (
              <span key={text} className="mt-3 block text-ink">
                {text}
              </span>
            ))}
          </>
        }
        confirmLabel={t('Open in the editor')}
        onCancel={() => setAsking(false)}
        onConfirm={restore}
      />
    </>
  );
}

/** Sentences about what the site no longer has of a version, and what happens to it. */
export function describeMissing({ category, writer, pictures }: RevisionDetails['missing']): string[] {
  return [
    category !== null && t('The category “{category}” was deleted. Choose another one in the editor.', { category }),
    writer !== null && t('The writer “{writer}” was deleted. The article keeps the name as its author.', { writer }),
    pictures.length > 0 &&
      t('One picture is gone. It is left out.|{count} pictures are gone. They are left out.', {
        count: pictures.length,
      }),
  ].filter((text) => text !== false);
}

/** A version as a form: without pictures that no longer exist, and with the name of a deleted writer. */
function formToRestore({ article, missing }: Pick<RevisionDetails, 'article' | 'missing'>): ArticleForm {
  const form = formFromArticle(article);
  const isMissing = (source: string | null) => missing.pictures.includes(imageSource(source));
  return {
    ...form,
    ...(form.image && isMissing(form.image) && { image: '', imageAlt: '', imageIsDecorative: false }),
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
