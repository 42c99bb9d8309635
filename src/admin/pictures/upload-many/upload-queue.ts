import { atom } from 'nanostores';
import { UPLOADS_AT_ONCE } from '../../../shared/constants.ts';
import { refresh } from '../../data/query.ts';
import { onSessionChange } from '../../session/session.ts';
import { type Conversion, ImageRejectedError } from '../../uploads/prepare/rejected-image.ts';
import { isFileRejected, uploadErrorToast, uploadImage } from '../../uploads/upload.ts';

export type QueuedUpload = { id: number; file: File; mayConvert: boolean } & (
  | { state: 'waiting' | 'uploading' }
  /** `notice`: what the website does not show of it. */
  | { state: 'stored'; notice?: string | undefined }
  | { state: 'failed'; reason: string; conversion?: Conversion | undefined; mayRetry: boolean }
);

/** Dropped files in order. Uploads continue when another screen is opened. */
export const $uploads = atom<readonly QueuedUpload[]>([]);

// The next person at this computer must not find the names of files.
onSessionChange((user) => {
  if (!user) $uploads.set([]);
});

const isRunning = ({ state }: QueuedUpload) => state === 'waiting' || state === 'uploading';

// Closing the page would cancel them.
$uploads.listen((uploads) => {
  const change = uploads.some(isRunning) ? addEventListener : removeEventListener;
  change('beforeunload', confirmUnload);
});
function confirmUnload(event: Event): void {
  event.preventDefault();
}

/** The library is refetched after this many uploads, and at the end. */
const REFRESH_EVERY = 12;
let nextId = 1;
let storedSinceRefresh = 0;

export function queueUploads(files: Iterable<File>): void {
  const added = Array.from(files, (file) => ({ id: nextId++, file, mayConvert: false, state: 'waiting' as const }));
  $uploads.set([...$uploads.get(), ...added]);
  startNext();
}

/** `mayConvert`: the user accepted the offered conversion. */
export function retryUpload(id: number, mayConvert: boolean): void {
  update(id, { state: 'waiting', mayConvert });
  startNext();
}

/** Removes finished uploads from the list. */
export const clearUploads = (): void => $uploads.set($uploads.get().filter(isRunning));

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
  }
  startNext();
  const isIdle = !$uploads.get().some(isRunning);
  if (storedSinceRefresh < (isIdle ? 1 : REFRESH_EVERY)) return;
  storedSinceRefresh = 0;
  refresh(['pictures']);
}
