import { useId, useRef } from 'react';
import { button } from '../../ui/button.ts';
import { form } from '../forms/recipe.ts';
import { DropZone } from './DropZone.tsx';
import { StoredImage } from './StoredImage.tsx';
import type { UploadType } from './upload.ts';
import { usePastedPicture } from './use-pasted-picture.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { type FailedUpload, useUpload } from './use-upload.ts';

type Props = {
  label: string;
  /** Empty: no picture. */
  value: string;
  onChange: (imageUrl: string) => void;
  uploadType: UploadType;
  alt?: string;
  error?: string | undefined;
};

/** A picture that is chosen, dropped or (in a dialog) pasted, shown, replaced and removed (§2, §4). */
export function ImageUpload({ label, value, onChange, uploadType, alt = '', error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading, failed } = useUpload(uploadType, onChange);
  const choose = (files: ArrayLike<File> | null) => {
    const file = files?.[0];
    if (file) void upload(file);
    if (input.current) input.current.value = '';
  };
  usePastedPicture(input, choose);
  useReturnedFocus(input, isUploading);
  const problems = [error && `${id}-error`, failed && `${id}-failed`];
  return (
    <div data-upload>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {value && <StoredImage source={value} alt={alt} className="mb-3 max-h-64 w-full rounded-xs object-cover" />}
      <DropZone isDisabled={isUploading} onDrop={choose}>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={isUploading}
          aria-describedby={[`${id}-hint`, ...problems].filter(Boolean).join(' ')}
          className="block w-full text-xs text-ink-soft file:mr-3 file:min-h-10 file:rounded-xs file:border file:border-solid file:border-ink file:bg-white file:px-4 file:text-sm file:font-medium file:text-ink"
          onChange={(event) => choose(event.target.files)}
        />
        <p id={`${id}-hint`} role="status" className={form.hint}>
          {isUploading
            ? 'Uploading...'
            : 'Or drop a picture here. PNG, JPG or GIF, at most 5 MB; large photos are scaled down.'}
        </p>
      </DropZone>
      {failed && !isUploading && <Failed id={`${id}-failed`} failed={failed} onRetry={upload} />}
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
      {value && (
        <button type="button" className={`${button('quiet', 'small')} mt-2`} onClick={() => onChange('')}>
          Remove image
        </button>
      )}
    </div>
  );
}

type FailedProps = { id: string; failed: FailedUpload; onRetry: (file: File) => void };

/** Stays when the toast has gone: which picture is missing, and a way on. */
function Failed({ id, failed: { file, mayRetry }, onRetry }: FailedProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      <p id={id} className="min-w-0 text-sm font-medium break-words text-danger">
        “{file.name}” was not uploaded.
      </p>
      {mayRetry && (
        <button type="button" className={button('quiet', 'small')} onClick={() => onRetry(file)}>
          Try again
        </button>
      )}
    </div>
  );
}
