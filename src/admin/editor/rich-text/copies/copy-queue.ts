import { map } from 'nanostores';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { isRemoteImage } from '../../../../shared/pictures/image-source.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { copyImage, formatPictureCount } from '../../../uploads/copy-image.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { uploadErrorToast, uploadImage } from '../../../uploads/upload.ts';

/** The server copies as many at once. */
const MAX_CONCURRENT_COPIES = 2;

const NOT_ON_THE_WEB = 'Not on the web, but on a computer or inside another program.';
const READ_WHY = 'Below the text you can read why.';

type Failure = { host: string | undefined; message: string };

/** Progress of copying, shown below the text. */
export const $copies = map<{ running: number; failures: Failure[] }>({ running: 0, failures: [] });

type Job = {
  /** Position among the pictures of the text; failures are listed in this order. */
  order: number;
  source: string;
  file: File | undefined;
  /** Whether the picture is still in the text. */
  isWanted: () => boolean;
  onDone: () => void;
};

/** Uploads or copies pictures, two at a time, and shows one toast when all are done. */
export function createCopyQueue() {
  const outcomes = new Map<string, { src: string | undefined }>();
  const added = new Set<string>();
  const waiting: (Job & { settle: ReturnType<typeof trackUpload> })[] = [];
  let running = 0;
  let copied = 0;
  let unavailable = 0;
  let enqueued = 0;
  let failures: (Failure & Pick<Job, 'order'>)[] = [];

  function enqueue(job: Omit<Job, 'order'>): void {
    waiting.push({ ...job, order: enqueued, settle: trackUpload() });
    enqueued += 1;
    showRunning();
    if (running >= MAX_CONCURRENT_COPIES) return;
    running += 1;
    void work();
  }

  async function work(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { settle } = job;
      const isWanted = job.isWanted();
      const src = isWanted ? await store(job) : undefined;
      if (isWanted) outcomes.set(job.source, { src });
      job.onDone();
      // After a failure or an undo, pasting the picture again tries again.
      if (src === undefined) {
        outcomes.delete(job.source);
        added.delete(job.source);
      }
      settle(isWanted && src === undefined ? READ_WHY : undefined);
      showRunning();
    }
    running -= 1;
    reportWhenDone();
  }

  async function store({ order, source, file }: Job): Promise<string | undefined> {
    try {
      if (!file && !isRemoteImage(source)) throw new ImageRejectedError('', NOT_ON_THE_WEB);
      const src = await (file ? uploadImage(file, 'article') : copyImage(source));
      copied += 1;
      return src;
    } catch (error) {
      // Leaving the page cancels its requests, and runs no further task: the pictures stay in the draft.
      await new Promise((resolve) => setTimeout(resolve));
      failures.push({ order, host: parseUrl(source)?.host, message: uploadErrorToast(error).description });
      return undefined;
    }
  }

  function reportWhenDone(): void {
    showRunning();
    if (running > 0) return;
    const notOnTheWeb = Array.from({ length: unavailable }, () => ({ host: undefined, message: NOT_ON_THE_WEB }));
    const all: Failure[] = [...failures.toSorted((one, other) => one.order - other.order), ...notOnTheWeb];
    if (all.length > 0) {
      $copies.setKey('failures', [...$copies.get().failures, ...all]);
      showToast({
        title: `${formatPictureCount(all.length)} could not be pasted`,
        description: READ_WHY,
        tone: 'danger',
      });
    } else if (copied > 0) showToast({ title: `${formatPictureCount(copied)} copied to this site` });
    [copied, unavailable, failures] = [0, 0, []];
  }

  const showRunning = () => $copies.setKey('running', running + waiting.length);

  return {
    outcomeOf: (source: string | undefined) => outcomes.get(source ?? ''),
    /** Copies a picture once, however often it occurs in the text. */
    add(source: string, file: File | undefined, { isWanted, onDone }: Pick<Job, 'isWanted' | 'onDone'>): void {
      if (added.has(source)) return;
      added.add(source);
      enqueue({ source, file, isWanted, onDone });
    },
    countUnavailable(): void {
      unavailable += 1;
      // After the paste handler, so that one toast also covers the copies it starts.
      setTimeout(reportWhenDone);
    },
  };
}
