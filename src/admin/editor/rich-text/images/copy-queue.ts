import { map } from 'nanostores';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { UPLOADS_AT_ONCE } from '../../../../shared/constants.ts';
import { isRemoteImage } from '../../../../shared/pictures/picture.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { copyImage, isLoggedOut, told } from '../../../uploads/copy-image.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { type Uploaded, uploadErrorToast, uploadImage } from '../../../uploads/upload.ts';
import { t } from '../words.ts';
import { fileNameOf, removePlaceholder, setPlaceholder } from './pending-images.ts';

/** The server's own limit. */
const COPIES_AT_ONCE = 2;

const NOT_ON_THE_WEB = 'Not on the web, but on a computer or inside another program.';
const READ_WHY = 'Below the text you can read why.';

type Failure = { host: string | undefined; message: string };

/** Progress of copying, shown below the text. */
export const $copies = map<{ running: number; failures: Failure[] }>({ running: 0, failures: [] });

/** A file that the user chose; it stays in the text until it is stored or removed. */
export type ChosenFile = { file: File; mayConvert: boolean };

/** A picture of the text that this site is to store. */
type Picture = {
  /** Position among the pictures of the text; failures are listed in this order. */
  order: number;
  source: string;
  /** A picture inside pasted HTML. */
  embedded?: File | undefined;
  chosen?: ChosenFile | undefined;
  /** Whether the picture is still in the text. */
  isWanted: () => boolean;
  onDone: () => void;
  /** A chosen file was not stored. */
  onRefused?: (error: unknown) => void;
};

type Outcome = { src: string } | 'failed' | 'refused' | 'cancelled';

/** `notices`: what the website does not show of some of them. */
type Stored = { copied: number; uploaded: number; notices: string[] };

type QueuedPicture = Picture & { settle: ReturnType<typeof trackUpload> };

export const notUploaded = (source: string): string =>
  t('“{file}” was not uploaded.', { file: fileNameOf(source) ?? '' });

/** Uploads and copies pictures, a few at a time, and shows one toast when all are done. */
export function createCopyQueue() {
  const outcomes = new Map<string, { src: string | undefined }>();
  const added = new Set<string>();
  const waiting: QueuedPicture[] = [];
  const running = new Map<QueuedPicture, AbortController>();
  let stored: Stored = { copied: 0, uploaded: 0, notices: [] };
  let unavailable = 0;
  /** Why the others are not tried, until all of these are done. */
  let loggedOut: unknown;
  let enqueued = 0;
  let failures: (Failure & Pick<Picture, 'order'>)[] = [];
  let refused: { title: string; description: string }[] = [];

  const isUpload = ({ embedded, chosen }: Picture) => Boolean(embedded ?? chosen);

  function startNext(): void {
    for (const uploads of [true, false]) {
      const most = uploads ? UPLOADS_AT_ONCE : COPIES_AT_ONCE;
      const free = most - [...running.keys()].filter((picture) => isUpload(picture) === uploads).length;
      const next = waiting.filter((picture) => isUpload(picture) === uploads).slice(0, Math.max(0, free));
      for (const picture of next) {
        waiting.splice(waiting.indexOf(picture), 1);
        void work(picture);
      }
    }
  }

  async function work(picture: QueuedPicture): Promise<void> {
    const controller = new AbortController();
    running.set(picture, controller);
    const isWanted = picture.isWanted();
    const outcome = isWanted ? await store(picture, controller.signal) : 'cancelled';
    const src = typeof outcome === 'string' ? undefined : outcome.src;
    running.delete(picture);
    // A refused file stays in the text, with its own “Try again”.
    if (src !== undefined || outcome === 'failed') outcomes.set(picture.source, { src });
    if (outcome !== 'refused') removePlaceholder(picture.source);
    picture.onDone();
    // After a failure or an undo, pasting the picture again tries again.
    if (src === undefined) outcomes.delete(picture.source);
    if (outcome === 'failed' || outcome === 'cancelled') added.delete(picture.source);
    picture.settle(
      outcome === 'failed' ? t(READ_WHY) : outcome === 'refused' ? notUploaded(picture.source) : undefined,
    );
    startNext();
    reportWhenDone();
  }

  async function store(picture: QueuedPicture, signal: AbortSignal): Promise<Outcome> {
    const { order, source, embedded, chosen } = picture;
    try {
      if (loggedOut) throw loggedOut;
      const { imageUrl, notice } = await (chosen ? upload(source, chosen, signal) : copy(source, embedded));
      if (notice) stored.notices.push(notice);
      if (chosen) stored.uploaded += 1;
      else stored.copied += 1;
      return { src: imageUrl };
    } catch (error) {
      if (isLoggedOut(error)) loggedOut = error;
      // Leaving the page cancels its requests and runs no later task: the pictures stay in the draft.
      await new Promise((resolve) => setTimeout(resolve));
      // A picture that is no longer in the text needs no message.
      if (signal.aborted || !picture.isWanted()) return 'cancelled';
      const told = uploadErrorToast(error);
      if (!chosen) {
        failures.push({ order, host: parseUrl(source)?.host, message: told.description });
        return 'failed';
      }
      // A question follows where the picture could be converted.
      if (!(error instanceof ImageRejectedError && error.rejection.conversion)) refused.push(told);
      setPlaceholder(source, { state: 'failed', reason: told.description });
      picture.onRefused?.(error);
      return 'refused';
    }
  }

  function upload(source: string, { file, mayConvert }: ChosenFile, signal: AbortSignal): Promise<Uploaded> {
    setPlaceholder(source, { state: 'uploading', percent: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) setPlaceholder(source, { state: 'uploading', percent: Math.floor(part * 100) });
    };
    return uploadImage(file, 'article', { mayConvert, onProgress, signal });
  }

  async function copy(source: string, embedded: File | undefined): Promise<Uploaded> {
    const name = fileNameOf(source);
    if (!embedded && name)
      throw new ImageRejectedError(
        '',
        t('“{name}” was not uploaded before the page closed. Put it in once more.', { name }),
      );
    if (!embedded && !isRemoteImage(source)) throw new ImageRejectedError('', t(NOT_ON_THE_WEB));
    setPlaceholder(source, { state: 'copying' });
    return embedded ? uploadImage(embedded, 'article') : copyImage(source);
  }

  function reportWhenDone(): void {
    showRunning();
    if (running.size + waiting.length > 0) return;
    const notOnTheWeb = Array.from({ length: unavailable }, () => ({ host: undefined, message: t(NOT_ON_THE_WEB) }));
    const description = told(stored.notices);
    const all: Failure[] = [...failures.toSorted((one, other) => one.order - other.order), ...notOnTheWeb];
    if (all.length > 0) {
      $copies.setKey('failures', [...$copies.get().failures, ...all]);
      const title = t('{count} picture could not be pasted|{count} pictures could not be pasted', {
        count: all.length,
      });
      showToast({ title, description: t(READ_WHY), tone: 'danger' });
    } else if (refused.length > 1) {
      const title = t('{count} pictures were not uploaded', { count: refused.length });
      showToast({ title, description: t('They wait in the text, where you can try again.'), tone: 'danger' });
    } else if (refused[0]) showToast({ ...refused[0], tone: 'danger' });
    else if (stored.uploaded === 1) showToast({ title: t('Image uploaded successfully'), description });
    else if (stored.uploaded > 1)
      showToast({ title: t('{count} pictures uploaded successfully', { count: stored.uploaded }), description });
    else if (stored.copied > 0)
      showToast({
        title: t('{count} picture copied to this site|{count} pictures copied to this site', { count: stored.copied }),
        description,
      });
    loggedOut = undefined;
    [stored, unavailable, failures, refused] = [{ copied: 0, uploaded: 0, notices: [] }, 0, [], []];
  }

  const showRunning = () => $copies.setKey('running', running.size + waiting.length);

  return {
    outcomeOf: (source: string | undefined) => outcomes.get(source ?? ''),
    /** Copies a picture once, however often it occurs in the text. */
    add(picture: Omit<Picture, 'order'>): void {
      if (added.has(picture.source)) return;
      added.add(picture.source);
      waiting.push({ ...picture, order: enqueued, settle: trackUpload() });
      enqueued += 1;
      setPlaceholder(picture.source, { state: 'waiting' });
      showRunning();
      startNext();
    },
    /** Cancels an upload, and lets the picture be added again. */
    cancel(source: string): void {
      added.delete(source);
      for (const [picture, controller] of running) if (picture.source === source) controller.abort();
    },
    countUnavailable(): void {
      unavailable += 1;
      // After the paste handler, so that one toast also covers the copies it starts.
      setTimeout(reportWhenDone);
    },
  };
}
