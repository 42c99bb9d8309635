import { useRef, useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { refresh, refreshAfterFailure } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { form } from '../../forms/form-classes.ts';
import { Actions } from '../../lists/Actions.tsx';
import { DeleteButton } from '../../lists/DeleteButton.tsx';
import { ImageRejectedError, rejectionText } from '../../uploads/prepare/rejected-image.ts';
import { UploadRetry } from '../../uploads/UploadRetry.tsx';
import { isFileRejected, uploadErrorToast, uploadImage } from '../../uploads/upload.ts';
import type { FailedUpload } from '../../uploads/use-upload.ts';
import { pictureName } from '../labels.ts';
import { RemoveForGood } from '../RemoveForGood.tsx';

type Props = { picture: PictureDetails; onDeleted: () => void };

/** Replaces the file of a picture, or deletes the picture when nothing uses it. */
export function PictureActions({ picture, onDeleted }: Props) {
  const { hash, version, usesTotal } = picture;
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<FailedUpload>();
  const replacing = useMutation<{ file: File; mayConvert: boolean }>({
    run: async ({ file, mayConvert }) => {
      setFailed(undefined);
      const { imageUrl, notice } = await uploadImage(file, 'article', { mayConvert, partOf: hash });
      const by = /[0-9a-f]{32}/.exec(imageUrl)?.[0] ?? '';
      await staffCall('POST /api/admin/pictures/:hash/replace', { params: { hash }, body: { by, version } });
      const description = ['It is shown wherever the picture is used.', notice].filter(Boolean).join(' ');
      showToast({ title: 'File replaced', description });
    },
    refreshes: [['pictures'], ['shown-pictures']],
    onError: (error, { file }) => {
      const rejection = error instanceof ImageRejectedError ? error.rejection : {};
      const { description } = uploadErrorToast(error);
      setFailed({ file, detail: description, ...rejection, mayRetry: !isFileRejected(error) });
      // A colleague may have changed the picture since.
      refreshAfterFailure(error, ['pictures']);
    },
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/pictures/:hash', { params: { hash } }),
    refreshes: [['pictures']],
    onDone: () => {
      onDeleted();
      showToast({
        title: 'Picture deleted',
        description: 'It stays in the bin for 30 days',
        action: { label: 'Undo', altText: 'Press F8, then Tab, to undo it.', run: () => void undo(hash) },
      });
    },
    onError: (error) => {
      refreshAfterFailure(error, ['pictures']);
      showToast({ title: 'Failed to delete picture', description: errorMessage(error), tone: 'danger' });
    },
  });
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
          {replacing.isPending ? 'Replacing…' : 'Replace file…'}
        </button>
        {usesTotal === 0 && (
          <DeleteButton
            name={pictureName(picture)}
            question="Delete this picture?"
            consequence="Nothing uses it. It stays in the bin for 30 days."
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
        aria-label="The new file"
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => replace(event.target.files?.[0])}
      />
      <p className={form.hint}>
        A new file is shown in every place that uses this picture. Its crop and focal point start afresh.
        {usesTotal > 0 && ' A picture that is used cannot be deleted.'}
        {picture.mayRemove && ' If somebody in it must no longer be seen, remove it for good.'}
      </p>
      {failed && (
        <div role="alert">
          <p className={form.error}>{rejectionText(failed.file, failed.detail).replace('uploaded', 'used')}</p>
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
    showToast({ title: 'Picture restored' });
  } catch (error) {
    showToast({ title: 'Failed to restore picture', description: errorMessage(error), tone: 'danger' });
  }
}
