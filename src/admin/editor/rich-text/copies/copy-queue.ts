import { map } from 'nanostores';
import { parseUrl } from '../../../../shared/addresses/parse-url.ts';
import { isRemoteImage } from '../../../../shared/image-source.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { copyImage, formatPictureCount } from '../../../uploads/copy-image.ts';
import { trackUpload } from '../../../uploads/pending-uploads.ts';
import { ImageRejectedError } from '../../../uploads/rejected-image.ts';
import { uploadErrorToast, uploadImage } from '../../../uploads/upload.ts';

/** As many as the server copies at once. */
const MAX_CONCURRENT_COPIES = 2;

const LOST = 'Not on the web, but on a computer or inside another program.';

/** Why a picture did not come: the website's name, if it has one, and the reason. */
type Failure = { from: string | undefined; why: string };

/** How many pictures are on their way into a text, and which ones did not come; shown below it. */
export const $copies = map<{ running: number; failures: Failure[] }>({ running: 0, failures: [] });

type Job = {
  /** Its place among the pictures of the text: what failed is told in that order. */
  order: number;
  source: string;
  file: File | undefined;
  isWanted: () => boolean;
  onDone: () => void;
};

/** Stores pictures, two at a time, and tells once how it went when all are done. */
export function createCopyQueue() {
  const outcomes = new Map<string, { src: string | undefined }>();
  const known = new Set<string>();
  const waiting: (Job & { settle: (hasArrived: boolean) => void })[] = [];
  let running = 0;
  let copied = 0;
  let lost = 0;
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
      // Failed, or undone before its turn: pasted again, it is tried again.
      if (src === undefined) {
        outcomes.delete(job.source);
        known.delete(job.source);
      }
      settle(!isWanted || src !== undefined);
      showRunning();
    }
    running -= 1;
    reportWhenDone();
  }

  async function store({ order, source, file }: Job): Promise<string | undefined> {
    try {
      if (!file && !isRemoteImage(source)) throw new ImageRejectedError('', LOST);
      const src = await (file ? uploadImage(file, 'article') : copyImage(source));
      copied += 1;
      return src;
    } catch (error) {
      failures.push({ order, from: hostOf(source), why: uploadErrorToast(error).description });
      return undefined;
    }
  }

  function reportWhenDone(): void {
    showRunning();
    if (running > 0) return;
    const inOrder = failures.toSorted((one, other) => one.order - other.order);
    const missing: Failure[] = [...inOrder, ...Array.from({ length: lost }, () => ({ from: undefined, why: LOST }))];
    if (missing.length > 0) {
      $copies.setKey('failures', [...$copies.get().failures, ...missing]);
      const description = 'Below the text you can read why.';
      showToast({ title: `${formatPictureCount(missing.length)} could not be pasted`, description, tone: 'danger' });
    } else if (copied > 0) showToast({ title: `${formatPictureCount(copied)} copied to this site` });
    [copied, lost, failures] = [0, 0, []];
  }

  const showRunning = () => $copies.setKey('running', running + waiting.length);

  return {
    outcomeOf: (source: string | undefined) => outcomes.get(source ?? ''),
    /** Stores a picture, once however often it stands in the text. */
    add(source: string, file: File | undefined, { isWanted, onDone }: Pick<Job, 'isWanted' | 'onDone'>): void {
      if (known.has(source)) return;
      known.add(source);
      enqueue({ source, file, isWanted, onDone });
    },
    countUnavailable(): void {
      lost += 1;
      // After the paste, so that one message tells of what it started as well.
      setTimeout(reportWhenDone);
    },
  };
}

const hostOf = (source: string) => parseUrl(source)?.host;
