import { ApiError, readErrorAnswer } from '../../shared/api-client.ts';
import type { UploadAnswer } from '../../shared/contract/images.ts';
import { UPLOAD_ERRORS } from '../../shared/upload-errors.ts';
import { withSession } from '../data/staff-call.ts';
import { prepareImage, tooLargeRejection } from './prepare-image.ts';
import { ImageRejectedError } from './rejected-image.ts';

export type UploadType = 'writer' | 'article';

const TITLE = 'Upload failed';

/**
 * Sends a picture and returns its address; `mayConvert` says that its owner agreed to what was offered. Throws
 * {@link ImageRejectedError} or what {@link uploadErrorToast} can say.
 */
export async function uploadImage(file: File, type: UploadType, mayConvert = false): Promise<string> {
  const image = await prepareImage(file, mayConvert);
  try {
    return await withSession(() => send(image, type));
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.status === 413;
    throw isTooLarge && !mayConvert ? await tooLargeRejection(file, TITLE, uploadErrorToast(error).description) : error;
  }
}

async function send(image: File, type: UploadType): Promise<string> {
  const body = new FormData();
  body.set('image', image);
  const response = await fetch(`/api/admin/upload/${type}`, { method: 'POST', credentials: 'include', body });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new ApiError(response.status, readErrorAnswer(text)?.error ?? UPLOAD_ERRORS.failed);
  const answer = JSON.parse(text) as UploadAnswer;
  if (!answer.success) throw new ApiError(response.status, answer.error);
  return answer.imageUrl;
}

/** What to say of a failed upload. A host before the server may refuse a picture by its size, without a word. */
export function uploadErrorToast(error: unknown): { title: string; description: string } {
  if (error instanceof ImageRejectedError) return { title: error.title, description: error.message };
  if (!(error instanceof ApiError)) return { title: TITLE, description: UPLOAD_ERRORS.failed };
  const isWordless = error.detail === UPLOAD_ERRORS.failed && error.status === 413;
  return { title: TITLE, description: isWordless ? UPLOAD_ERRORS.tooLarge : error.detail };
}

/** Whether it is this very file that cannot be taken: sending it again would not help. */
export const isFileRejected = (error: unknown): boolean =>
  error instanceof ImageRejectedError || (error instanceof ApiError && [400, 413, 415].includes(error.status));
