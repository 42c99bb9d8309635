import { ApiError, refusalOf } from '../../shared/api-client.ts';
import type { UploadResponse } from '../../shared/contract/pictures/images.ts';
import { UPLOAD_ERRORS, UPLOAD_LOSSES } from '../../shared/pictures/upload-errors.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { accountHeaders } from '../data/account-headers.ts';
import { errorMessage } from '../data/error-message.ts';
import { withSession } from '../data/staff-call.ts';
import { ImageRejectedError } from './rejected-image.ts';
import { t } from './words.ts';

export type UploadType = 'writer' | 'article';

type Options = {
  /** The user agreed to the offered conversion. */
  mayConvert?: boolean;
  /** The hash of a picture that the file is to replace. */
  partOf?: string;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/** `notice`: what the website does not show of it. */
export type Uploaded = { imageUrl: string; notice?: string | undefined };

/** Uploads a picture. Throws {@link ImageRejectedError}, {@link ApiError}, {@link ModuleError} and network errors. */
export async function uploadImage(
  file: File,
  type: UploadType,
  { mayConvert = false, ...options }: Options = {},
): Promise<Uploaded> {
  // Fetched with the first picture: most who open a form choose none.
  const { prepareImage, tooLargeRejection } = await importModule(() => import('./prepare-image.ts'));
  const image = await prepareImage(file, mayConvert);
  try {
    return await withSession(() => send(image, type, options));
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.status === 413;
    if (!isTooLarge || mayConvert) throw error;
    const { title, description } = uploadErrorToast(error);
    throw await tooLargeRejection(file, title, description);
  }
}

async function send(image: File, type: UploadType, { partOf, onProgress, signal }: Options): Promise<Uploaded> {
  const body = new FormData();
  body.set('image', image);
  if (partOf) body.set('partOf', partOf);
  const { status, text } = await postForm(`/api/admin/upload/${type}`, body, { onProgress, signal });
  if (status >= 400) throw await refusalOf(status, text, UPLOAD_ERRORS.failed);
  const answer = JSON.parse(text) as UploadResponse;
  if (!answer.success) throw new ApiError(status, answer.error);
  return { ...answer, notice: noticeText(answer.notice) };
}

/** What the server says of a picture, in the language of the screen. */
export function noticeText(notice: string | undefined): string | undefined {
  const known = Object.values(UPLOAD_LOSSES).find((text) => text === notice);
  return known ? t(known) : notice;
}

/** The toast's title and description. */
export function uploadErrorToast(error: unknown): { title: string; description: string } {
  if (error instanceof ImageRejectedError) return { title: error.title, description: error.message };
  return { title: t('Upload failed'), description: descriptionOf(error) };
}

function descriptionOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t(UPLOAD_ERRORS.failed);
  const known = Object.values(UPLOAD_ERRORS).find((text) => text === error.detail);
  // A host in front of the server may refuse a large body without a message.
  if (known === UPLOAD_ERRORS.failed && error.status === 413) return t(UPLOAD_ERRORS.tooLarge);
  return known ? t(known) : errorMessage(error);
}

/** Whether the file itself was refused, so that a retry would fail too. */
export const isFileRejected = (error: unknown): boolean =>
  error instanceof ImageRejectedError || (error instanceof ApiError && [400, 413, 415].includes(error.status));

type PostFormOptions = {
  /** From 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a form and reports progress, which `fetch` cannot do. */
function postForm(
  path: string,
  form: FormData,
  { onProgress, signal }: PostFormOptions = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(accountHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('The form could not be sent'));
    request.onabort = () => reject(cancelled());
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(cancelled());
    else request.send(form);
  });
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');
