import { type DragEvent, useId, useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { form } from '../forms/recipe.ts';
import { StoredImage } from './StoredImage.tsx';
import type { UploadType } from './upload.ts';
import { useUpload } from './use-upload.ts';

type Props = {
  label: string;
  /** Empty: no picture. */
  value: string;
  onChange: (imageUrl: string) => void;
  uploadType: UploadType;
  alt?: string;
  error?: string | undefined;
};

/** A picture that is chosen or dropped, shown, replaced and removed (§2, §4). */
export function ImageUpload({ label, value, onChange, uploadType, alt = '', error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading } = useUpload(uploadType, onChange);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void upload(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div>
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
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className="block w-full text-xs text-ink-soft file:mr-3 file:min-h-10 file:rounded-xs file:border file:border-solid file:border-ink file:bg-white file:px-4 file:text-sm file:font-medium file:text-ink"
          onChange={(event) => choose(event.target.files)}
        />
        <p id={`${id}-hint`} role="status" className={form.hint}>
          {isUploading
            ? 'Uploading...'
            : 'Or drop a picture here. PNG, JPG or GIF, at most 5 MB; large photos are scaled down.'}
        </p>
      </DropZone>
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

type DropZoneProps = { isDisabled: boolean; onDrop: (files: FileList) => void; children: React.ReactNode };

function DropZone({ isDisabled, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is && !isDisabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first
    <div
      data-dropzone
      aria-disabled={isDisabled || undefined}
      className={`rounded-xs border border-dashed p-4 ${isOver ? 'border-clay bg-plaster' : 'border-ink-soft bg-desk'} ${isDisabled ? 'opacity-60' : ''}`}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        if (!isDisabled) onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
