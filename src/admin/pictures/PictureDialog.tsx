import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PictureDetails, PictureUse } from '../../shared/contract/pictures/pictures.ts';
import { paths } from '../../shared/paths.ts';
import { variantOf } from '../../shared/pictures/picture.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { documentTitle } from '../clinic/titles/document-title.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDate } from '../data/format-date.ts';
import { refresh } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useFresh } from '../data/use-fresh.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { FormDialog, useUnfinished } from '../forms/FormDialog.tsx';
import { form } from '../forms/form-classes.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { ImageRejectedError } from '../uploads/rejected-image.ts';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { isFileRejected, uploadErrorToast, uploadImage } from '../uploads/upload.ts';
import { type FailedUpload, UploadRetry } from '../uploads/use-upload.tsx';
import { PictureTools } from './edit/PictureTools.tsx';
import { formatPictureSize, pictureName } from './labels.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureQuery } from './pictures.ts';
import { RemoveForGood } from './RemoveForGood.tsx';
import { t } from './words.ts';

/** A picture with its texts, uses and actions. */
export function PictureDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const [$picture] = useState(() => pictureQuery(hash));
  const { data, error } = useFresh($picture);
  const picture = usePreviousValue(data);
  return (
    <FormDialog size="wide" title={picture ? pictureName(picture) : t('Picture')} onClose={onClose}>
      {picture ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <div className="min-w-0">
            <Shown picture={picture} />
            <PictureTools picture={picture} />
            <PictureActions picture={picture} onDeleted={onClose} />
            <PictureUses {...picture} />
          </div>
          <PictureForm picture={picture} />
        </div>
      ) : error ? (
        <LoadError what={t('the picture')} error={error} onRetry={() => $picture.revalidate()} />
      ) : (
        <p role="status" className="mt-5 text-sm text-ink-soft">
          {t('Loading the picture…')}
        </p>
      )}
    </FormDialog>
  );
}

function Shown({ picture }: { picture: PictureDetails }) {
  const { shown, alt, addedAt, uploadedBy, isReplaced } = picture;
  return (
    <>
      <StoredImage
        source={variantOf(shown, 'medium')}
        alt={alt ?? ''}
        className="max-h-80 w-full rounded-xs bg-admin-background object-contain"
      />
      <p className="tabular-figures mt-2 text-xs text-ink-soft">
        {[
          formatPictureSize(picture),
          t('added {date}', { date: formatDate(addedAt) }),
          uploadedBy && t('by {name}', { name: uploadedBy }),
        ]
          .filter(Boolean)
          .join(', ')}
        {isReplaced && `. ${t('Its file was replaced.')}`}
      </p>
    </>
  );
}

/** Where a picture is used, with links. */
function PictureUses({ uses, usesTotal }: Pick<PictureDetails, 'uses' | 'usesTotal'>) {
  return (
    <section aria-label={t('Where it is used')} className="mt-6">
      <h3 className="font-sans text-sm font-medium tracking-normal">
        {usesTotal === 0 ? t('Not used') : t('Used in {count} place|Used in {count} places', { count: usesTotal })}
      </h3>
      {usesTotal === 0 && (
        <p className="mt-1 text-xs text-ink-soft">{t('It stays in the library until somebody deletes it.')}</p>
      )}
      <ul className="mt-2 space-y-1 text-sm">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id ?? use.path ?? use.title}`} className="wrap-anywhere">
            <Use use={use} />
          </li>
        ))}
      </ul>
      {usesTotal > uses.length && (
        <p className="mt-1 text-xs text-ink-soft">{t('And {count} more.', { count: usesTotal - uses.length })}</p>
      )}
    </section>
  );
}

function Use({ use }: { use: PictureUse }) {
  const { kind, id, count, isPublished, isInBin } = use;
  const title = use.language ? <ArticleTitle language={use.language} title={use.title} /> : use.title;
  const versions = t('{count} earlier version|{count} earlier versions', { count });
  if (kind === 'document') {
    const note = isPublished ? t('on the website') : t('{count} version|{count} versions', { count });
    return <Place href={paths.clinicDocument(use.path ?? '')} title={documentTitle(use.title)} note={note} />;
  }
  if (kind === 'article')
    return <Place href={paths.editor(id ?? 0)} title={title} note={isPublished ? t('published') : t('draft')} />;
  if (kind === 'history' && isInBin) return <Place href={paths.bin} title={title} note={t('in the bin')} />;
  if (kind === 'history') return <Place href={paths.history(id ?? 0)} title={title} note={versions} />;
  if (kind === 'writer')
    return <Place href={`${paths.dashboard}?tab=writers`} title={title} note={t('portrait of a writer')} />;
  if (kind === 'account') return <Place title={title} note={t('portrait of a colleague')} />;
  return <Place title={title} note={t('shown in place of this picture')} />;
}

type PlaceProps = { href?: string; title: ReactNode; note: string };

function Place({ href, title, note }: PlaceProps) {
  return (
    <>
      {href ? (
        <a href={href} className="underline underline-offset-4">
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      <span className="text-ink-soft"> ({note})</span>
    </>
  );
}

type PictureActionsProps = { picture: PictureDetails; onDeleted: () => void };

/** Replaces the file of a picture, or deletes the picture when nothing uses it. */
function PictureActions({ picture, onDeleted }: PictureActionsProps) {
  const { hash, version, usesTotal } = picture;
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<FailedUpload & { detail: string }>();
  const closed = useRef(new AbortController());
  useEffect(() => () => closed.current.abort(), []);
  const replacing = useMutation<{ file: File; mayConvert: boolean }>({
    run: async ({ file, mayConvert }) => {
      setFailed(undefined);
      const { signal } = closed.current;
      const { imageUrl, notice } = await uploadImage(file, 'article', { mayConvert, partOf: hash, signal });
      // Who closed the dialog was told that the file is lost.
      signal.throwIfAborted();
      const by = /[0-9a-f]{32}/.exec(imageUrl)?.[0] ?? '';
      await staffCall('POST /api/admin/pictures/:hash/replace', { params: { hash }, body: { by, version } });
      const description = [t('It is shown wherever the picture is used.'), notice].filter(Boolean).join(' ');
      showToast({ title: t('File replaced'), description });
    },
    refreshes: [['pictures'], ['shown-pictures']],
    onError: (error, { file }) => {
      const rejection = error instanceof ImageRejectedError ? error.rejection : {};
      const { description } = uploadErrorToast(error);
      setFailed({ file, detail: description, ...rejection, mayRetry: !isFileRejected(error) });
    },
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/pictures/:hash', { params: { hash } }),
    refreshes: [['pictures']],
    closes: onDeleted,
    onDone: () =>
      showToast({
        title: t('Picture deleted'),
        description: t('It stays in the bin for 30 days'),
        action: { label: t('Undo'), altText: t('Press F8, then Tab, to undo it.'), run: () => void undo(hash) },
      }),
    onError: (error) =>
      showToast({ title: t('Failed to delete picture'), description: errorMessage(error), tone: 'danger' }),
  });
  // Whoever leaves would not hear that it failed.
  useUnfinished(replacing.isPending);
  if (!picture.mayChange) return null;
  const replace = (file: File | undefined, mayConvert = false) => file && void replacing.run({ file, mayConvert });
  return (
    <div className="mt-3">
      <Actions isBusy={replacing.isPending || deletion.isPending} className="flex-wrap gap-2">
        <button
          type="button"
          className={button('secondary', 'small')}
          aria-disabled={replacing.isPending || undefined}
          onClick={() => replacing.isPending || input.current?.click()}
        >
          {replacing.isPending ? t('Replacing…') : t('Replace file…')}
        </button>
        {usesTotal === 0 && (
          <DeleteButton
            name={pictureName(picture)}
            question={t('Delete this picture?')}
            consequence={t('Nothing uses it. It stays in the bin for 30 days.')}
            onDelete={() => void deletion.run()}
          />
        )}
        {picture.mayRemove && (
          <RemoveForGood hash={hash} name={pictureName(picture)} placedIn={picture.placedIn} onRemoved={onDeleted} />
        )}
      </Actions>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('The new file')}
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => replace(event.target.files?.[0])}
      />
      <p className={form.hint}>
        {[
          t('A new file is shown in every place that uses this picture. Its crop and focal point start afresh.'),
          usesTotal > 0 && t('A picture that is used cannot be deleted.'),
          picture.mayRemove && t('If somebody in it must no longer be seen, remove it for good.'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {failed && (
        <div role="alert">
          <p className={form.error}>
            {t('“{name}” was not used: {detail}.', { name: failed.file.name, detail: failed.detail })}
          </p>
          <UploadRetry failed={failed} onUpload={replace} />
        </div>
      )}
    </div>
  );
}

/** Not a mutation hook: the dialog is closed by now. */
async function undo(hash: string): Promise<void> {
  try {
    await staffCall('POST /api/admin/picture-bin/:hash/restore', { params: { hash } });
    refresh(['pictures']);
    showToast({ title: t('Picture restored') });
  } catch (error) {
    showToast({ title: t('Failed to restore picture'), description: errorMessage(error), tone: 'danger' });
  }
}
