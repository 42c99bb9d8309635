import { useId, useRef, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { form } from '../forms/form-classes.ts';
import { DropZone } from './DropZone.tsx';
import { rejectionText } from './rejected-image.ts';
import { StoredImage } from './StoredImage.tsx';
import { UploadRetry } from './UploadRetry.tsx';
import type { UploadType } from './upload.ts';
import { usePastedImage } from './use-pasted-image.ts';
import { useUpload } from './use-upload.ts';
import { useUploadFocus } from './use-upload-focus.ts';

type Props = {
  label: string;
  /** Empty: no picture. */
  value: string;
  onChange: (imageUrl: string) => void;
  uploadType: UploadType;
  alt?: string;
  error?: string | undefined;
};

/** A picture that is chosen, dropped or (in a dialog) pasted, shown, replaced and removed. */
export function ImageUpload({ label, value, onChange, uploadType, alt = '', error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ imageUrl: string; name: string }>();
  const { upload, isUploading, failed } = useUpload(uploadType, (imageUrl, { name }) => {
    setLast({ imageUrl, name });
    onChange(imageUrl);
  });
  const take = (files: ArrayLike<File> | null) => {
    const file = files?.[0];
    if (!file) return;
    upload(file);
    if (input.current) input.current.files = listOf(file);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange('');
  };
  usePastedImage(input, take);
  useUploadFocus(input, isUploading);
  const problem = isUploading ? undefined : failed;
  const described = [`${id}-hint`, problem && `${id}-failed`, error && `${id}-error`];
  return (
    <div data-upload>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {value && <StoredImage source={value} alt={alt} className="mb-3 max-h-64 w-full rounded-xs object-cover" />}
      <DropZone isDisabled={isUploading} onDrop={take}>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={isUploading}
          aria-describedby={described.filter(Boolean).join(' ')}
          // A browser's own “No file chosen” has no size: what is chosen is shown and said here.
          className="block w-full text-[0px] file:min-h-11 file:rounded-xs file:border file:border-solid file:border-ink file:bg-white file:px-4 file:text-sm file:font-medium file:text-ink"
          // So that the same file can be chosen again.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.target.files)}
        />
        <div role="status">
          <p id={`${id}-hint`} className={`${form.hint} break-words`}>
            {isUploading ? 'Uploading...' : hintOf(value, last?.imageUrl === value ? last.name : undefined)}
          </p>
          {problem && (
            <p id={`${id}-failed`} className={`${form.error} mt-2 break-words`}>
              {rejectionText(problem.file, problem.why)}
            </p>
          )}
        </div>
        {problem && <UploadRetry failed={problem} onUpload={upload} />}
      </DropZone>
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
      {value && (
        <button type="button" className={`${button('quiet', 'small')} mt-2`} onClick={remove}>
          Remove image
        </button>
      )}
    </div>
  );
}

function hintOf(value: string, name: string | undefined): string {
  if (!value) return 'Or drop a picture here. PNG, JPG or GIF, at most 5 MB.';
  return `${name ? `“${name}” is ready. ` : ''}Choose another picture, or drop one here, to replace it.`;
}

/** What a file field holds when the file was dropped or pasted, so that it names that one, too. */
function listOf(file: File): FileList {
  const data = new DataTransfer();
  data.items.add(file);
  return data.files;
}
