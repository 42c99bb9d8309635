import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Picture } from '../../shared/contract/pictures/pictures.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { FieldError } from '../forms/Field.tsx';
import { useUnfinished } from '../forms/FormDialog.tsx';
import { form } from '../forms/form-classes.ts';
import { useOnDemand } from '../navigation/on-demand.ts';
import { DropZone } from './DropZone.tsx';
import { rejectionText } from './rejected-image.ts';
import { StoredImage } from './StoredImage.tsx';
import { imageFilesIn } from './transferred-images.ts';
import type { UploadType } from './upload.ts';
import { UploadRetry, useUpload } from './use-upload.tsx';
import { t } from './words.ts';

type Props = {
  label: ReactNode;
  /** Address of the picture, or empty. */
  value: string;
  onChange: (imageUrl: string) => void;
  /** Takes the library's description of a chosen picture. Called only while `alt` is empty, or that of the last choice. */
  onDescribe?: (alt: string) => void;
  uploadType: UploadType;
  alt?: string;
  error?: string | undefined;
  /** Whether the preview shows the whole picture, because no one crop of it is the one that readers see. */
  isWhole?: boolean;
  /** Whether there may be no picture. */
  canRemove?: boolean;
  /** Only one field of a dialog takes pasted pictures. */
  takesPasted?: boolean;
};

const toFileField = passFocus((removed) => removed.closest('[data-upload]')?.querySelector('input'));

/** A file field with a preview. In a dialog it also takes pasted pictures. */
export function ImageUpload({
  label,
  value,
  onChange,
  onDescribe,
  uploadType,
  alt = '',
  error,
  isWhole = false,
  canRemove = true,
  takesPasted = true,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [lastUpload, setLastUpload] = useState<{ imageUrl: string; name: string }>();
  const filledIn = useRef('');
  const change = (imageUrl: string, described = '') => {
    onChange(imageUrl);
    if ((alt && alt !== filledIn.current) || alt === described) return;
    filledIn.current = described;
    onDescribe?.(described);
  };
  const { upload, isUploading, failed } = useUpload(uploadType, (imageUrl, { name }) => {
    setLastUpload({ imageUrl, name });
    change(imageUrl);
  });
  const uploadFirst = (files: ArrayLike<File> | null) => {
    const file = files?.[0];
    if (!file) return;
    upload(file);
    if (input.current) input.current.files = fileListOf(file);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    change('');
  };
  usePastedImage(input, (files) => takesPasted && uploadFirst(files));
  useUploadFocus(input, isUploading);
  useUnfinished(isUploading);
  const failure = isUploading ? undefined : failed;
  const described = [`${id}-hint`, failure && `${id}-failed`, error && `${id}-error`];
  return (
    <div data-upload>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {value && (
        <StoredImage
          source={value}
          alt={alt}
          className={`mb-3 w-full rounded-xs ${isWhole ? 'h-64 bg-admin-background object-contain' : 'max-h-64 object-cover'}`}
        />
      )}
      <DropZone isDisabled={isUploading} onDrop={uploadFirst}>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={isUploading}
          data-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ')}
          // Font size 0 hides the browser's “No file chosen”; the hint below names the file.
          className="block w-full text-[0px] file:min-h-11 file:rounded-xs file:border file:border-solid file:border-ink file:bg-surface file:px-4 file:text-sm file:font-medium file:text-ink"
          // Otherwise choosing the same file again fires no change event.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => uploadFirst(event.target.files)}
        />
        <div role="status">
          <p id={`${id}-hint`} className={`${form.hint} break-words`}>
            {isUploading
              ? t('Uploading...')
              : hintFor(value, lastUpload?.imageUrl === value ? lastUpload.name : undefined)}
          </p>
          {failure && (
            <p id={`${id}-failed`} className={`${form.error} mt-2 break-words`}>
              {rejectionText(failure.file, failure.detail)}
            </p>
          )}
        </div>
        {failure && <UploadRetry failed={failure} onUpload={upload} />}
      </DropZone>
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap gap-x-2">
        <ChooseButton onChoose={(picture) => change(picture.address, picture.alt ?? '')} />
        {value && canRemove && (
          <button ref={toFileField} type="button" className={`${button('quiet', 'small')} mt-3`} onClick={remove}>
            {t('Remove image')}
          </button>
        )}
      </div>
    </div>
  );
}

function hintFor(value: string, name: string | undefined): string {
  if (!value) return t('Or drop a picture here. PNG, JPG or GIF, at most 5 MB.');
  return name
    ? t('“{name}” is ready. Choose another picture, or drop one here, to replace it.', { name })
    : t('Choose another picture, or drop one here, to replace it.');
}

/** For a dropped or pasted file, so that the field names that one too. */
function fileListOf(file: File): FileList {
  const data = new DataTransfer();
  data.items.add(file);
  return data.files;
}

/** A picture pasted anywhere in a dialog goes to its file field. */
function usePastedImage(input: RefObject<HTMLInputElement | null>, onPaste: (files: File[]) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const dialog = input.current?.closest('[role="dialog"]');
    const paste = (event: Event) => latest.current(imageFilesIn((event as ClipboardEvent).clipboardData));
    dialog?.addEventListener('paste', paste);
    return () => dialog?.removeEventListener('paste', paste);
  }, [input]);
}

/**
 * The file field is disabled during an upload and its "Try again" button disappears, so both lose the focus. Afterwards
 * the field gets it back, unless the user has moved it elsewhere.
 */
function useUploadFocus(input: RefObject<HTMLInputElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false);
  // Checked during rendering: the field is not disabled yet.
  if (isBusy && input.current?.closest('[data-upload]')?.contains(document.activeElement)) hadFocus.current = true;
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const now = document.activeElement;
    if (now === document.body || now?.role === 'dialog') input.current?.focus();
  }, [input, isBusy]);
}

const loadDialog = async () => (await importModule(() => import('../pictures/ChooseDialog.tsx'))).ChooseDialog;

/** Opens the library beside a file field. */
function ChooseButton({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const ChooseDialog = useOnDemand(isOpen, loadDialog, setOpen);
  return (
    <>
      <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setOpen(true)}>
        {t('Choose from the library')}
      </button>
      {ChooseDialog && (
        <ChooseDialog
          onClose={() => setOpen(null)}
          onChoose={(picture) => {
            setOpen(null);
            onChoose(picture);
          }}
        />
      )}
    </>
  );
}
