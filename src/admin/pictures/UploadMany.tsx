import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useId } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import { UPLOADS_AT_ONCE } from '../../shared/constants.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { refresh } from '../data/query.ts';
import { form } from '../forms/form-classes.ts';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { $lostByLogout } from '../navigation/unsaved-changes.ts';
import { onSessionChange } from '../session/session.ts';
import { DropZone } from '../uploads/DropZone.tsx';
import { type Conversion, ImageRejectedError } from '../uploads/rejected-image.ts';
import { isFileRejected, uploadErrorToast, uploadImage } from '../uploads/upload.ts';
import { t } from './words.ts';

/** Uploads many pictures at once, from a drop or the file dialog, and shows the outcome of each. */
export function UploadMany() {
  const id = useId();
  return (
    <section aria-label={t('Upload')} className="mb-8">
      <DropZone isDisabled={false} onDrop={queueUploads}>
        <label htmlFor={id} className={form.label}>
          {t('Upload pictures')}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={`${id}-hint`}
          // Font size 0 hides the browser's “No file chosen”.
          className="block w-full text-[0px] file:min-h-11 file:rounded-xs file:border file:border-solid file:border-ink file:bg-surface file:px-4 file:text-sm file:font-medium file:text-ink"
          onChange={(event) => {
            queueUploads(event.target.files ?? []);
            // Otherwise choosing the same files again fires no change event.
            event.target.value = '';
          }}
        />
        <p id={`${id}-hint`} className={form.hint}>
          {t('Choose several at once, or drop them here. PNG, JPG or GIF, at most 5 MB each.')}
        </p>
      </DropZone>
      <Progress />
    </section>
  );
}

function Progress() {
  const uploads = useStore($uploads);
  if (uploads.length === 0) return null;
  const count = (wanted: QueuedUpload['state']) => uploads.filter(({ state }) => state === wanted).length;
  const [stored, failed] = [count('stored'), count('failed')];
  // After “Not now” the rest waits for nothing but the user.
  const isIdle = count('uploading') === 0;
  // What failed stands first: nobody looks for it among hundreds.
  const listed = uploads.toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'));
  return (
    <div className="mt-4 rounded-sm border border-linen/60 bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 p-3">
        <p role="status" className="text-sm">
          {t('{stored} of {count} picture uploaded|{stored} of {count} pictures uploaded', {
            stored,
            count: uploads.length,
          })}
          {failed > 0 && <span className="font-medium text-danger">{t(', {failed} failed', { failed })}</span>}
        </p>
        {isIdle && (
          <button ref={passFocusToPage} type="button" className={button('quiet', 'small')} onClick={clearUploads}>
            {t('Close this list')}
          </button>
        )}
        <progress
          aria-label={t('Uploaded pictures')}
          className="h-2 w-full basis-full appearance-none overflow-hidden rounded-full bg-plaster [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-plaster [&::-webkit-progress-value]:bg-clay forced-colors:appearance-auto"
          value={stored + failed}
          max={uploads.length}
        />
      </div>
      <ul
        aria-label={t('Uploads')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        tabIndex={0}
        className="max-h-72 divide-y divide-linen/50 overflow-y-auto border-t border-linen/50"
      >
        {listed.map((upload) => (
          <Row key={upload.id} upload={upload} />
        ))}
      </ul>
    </div>
  );
}

const STATES = { waiting: 'Waiting', uploading: 'Uploading…', stored: 'Uploaded', failed: 'Not uploaded' } as const;
const CONVERSIONS = { smaller: 'Make it smaller and upload it', still: 'Use it without movement' } as const;

function Row({ upload }: { upload: QueuedUpload }) {
  const { id, file, state } = upload;
  const conversion = upload.state === 'failed' ? upload.conversion : undefined;
  const mayRetry = upload.state === 'failed' && (upload.mayRetry || conversion !== undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className={state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft'}>{t(STATES[state])}</span>
      {upload.state === 'failed' && <span className="w-full basis-full text-xs text-danger">{upload.reason}</span>}
      {upload.state === 'stored' && upload.notice && (
        <span className="w-full basis-full text-xs text-ink-soft">{upload.notice}</span>
      )}
      {mayRetry && (
        <button
          ref={passFocusToPage}
          type="button"
          className={button('secondary', 'small')}
          onClick={() => retryUpload(id, conversion !== undefined)}
        >
          <ActionLabel label={conversion ? t(CONVERSIONS[conversion]) : t('Try again')} name={file.name} />
        </button>
      )}
    </li>
  );
}

type QueuedUpload = { id: number; file: File; mayConvert: boolean } & (
  | { state: 'waiting' | 'uploading' }
  /** `notice`: what the website does not show of it. */
  | { state: 'stored'; notice?: string | undefined }
  | { state: 'failed'; reason: string; conversion?: Conversion | undefined; mayRetry: boolean }
);

/** Dropped files in order. Uploads continue when another screen is opened. */
const $uploads = atom<readonly QueuedUpload[]>([]);

// The next person at this computer must not find the names of files.
onSessionChange((user) => {
  if (!user) $uploads.set([]);
});

const isRunning = ({ state }: QueuedUpload) => state === 'waiting' || state === 'uploading';

// Closing the page would cancel them, and so would a logout.
$uploads.listen((uploads) => {
  const areRunning = uploads.some(isRunning);
  const change = areRunning ? addEventListener : removeEventListener;
  change('beforeunload', confirmUnload);
  $lostByLogout.set(areRunning ? logoutQuestion : null);
});
const logoutQuestion = () => ({
  title: t('Log out and stop the uploads?'),
  description: t('Not all pictures are uploaded yet. Logging out stops the others.'),
  confirmLabel: t('Log out'),
});
function confirmUnload(event: Event): void {
  event.preventDefault();
}

/** The library is refetched after this many uploads, and at the end. */
const REFRESH_EVERY = 12;
let nextId = 1;
let storedSinceRefresh = 0;

function queueUploads(files: Iterable<File>): void {
  const added = Array.from(files, (file) => ({ id: nextId++, file, mayConvert: false, state: 'waiting' as const }));
  $uploads.set([...$uploads.get(), ...added]);
  startNext();
}

/** `mayConvert`: the user accepted the offered conversion. */
function retryUpload(id: number, mayConvert: boolean): void {
  update(id, { state: 'waiting', mayConvert });
  startNext();
}

const clearUploads = (): void => $uploads.set([]);

function update(id: number, changes: Partial<QueuedUpload>): void {
  $uploads.set(
    $uploads.get().map((upload) => (upload.id === id ? ({ ...upload, ...changes } as QueuedUpload) : upload)),
  );
}

function startNext(): void {
  const uploads = $uploads.get();
  const free = UPLOADS_AT_ONCE - uploads.filter(({ state }) => state === 'uploading').length;
  const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
  for (const upload of next) void start(upload);
}

async function start({ id, file, mayConvert }: QueuedUpload): Promise<void> {
  update(id, { state: 'uploading' });
  try {
    const { notice } = await uploadImage(file, 'article', { mayConvert });
    update(id, { state: 'stored', notice });
    storedSinceRefresh += 1;
  } catch (error) {
    update(id, {
      state: 'failed',
      reason: uploadErrorToast(error).description,
      mayRetry: !isFileRejected(error),
      conversion: error instanceof ImageRejectedError ? error.rejection.conversion : undefined,
    });
    // After “Not now” the others wait for “Try again”: each would ask for the password once more.
    if (error instanceof ApiError && error.status === 401) return;
  }
  startNext();
  const isIdle = !$uploads.get().some(isRunning);
  if (storedSinceRefresh < (isIdle ? 1 : REFRESH_EVERY)) return;
  storedSinceRefresh = 0;
  refresh(['pictures']);
}
