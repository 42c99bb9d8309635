import { ApiError, parseErrorResponse } from '../../shared/api-client.ts';
import type { UploadResponse } from '../../shared/contract/images.ts';
import { withSession } from '../data/staff-call.ts';
import { ImageRefusal, UPLOAD_TEXTS } from './image-refusal.ts';
import { prepareImage, refusedAsTooLarge } from './prepare-image.ts';

export type UploadType = 'writer' | 'article';

const TITLE = 'Upload failed';

/**
 * Sends a picture and returns its address; `mayChange` says that its owner agreed to what was offered. Throws
 * {@link ImageRefusal} or what {@link uploadFailure} can say.
 */
export async function uploadImage(file: File, type: UploadType, mayChange = false): Promise<string> {
  const image = await prepareImage(file, mayChange);
  try {
    return await withSession(() => send(image, type));
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.status === 413;
    throw isTooLarge && !mayChange ? await refusedAsTooLarge(file, TITLE, uploadFailure(error).description) : error;
  }
}

async function send(image: File, type: UploadType): Promise<string> {
  const body = new FormData();
  body.set('image', image);
  const response = await fetch(`/api/admin/upload/${type}`, { method: 'POST', credentials: 'include', body });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new ApiError(response.status, parseErrorResponse(text)?.error ?? UPLOAD_TEXTS.failed);
  const answer = JSON.parse(text) as UploadResponse;
  if (!answer.success) throw new ApiError(response.status, answer.error);
  return answer.imageUrl;
}

/** What to say of a failed upload. A host before the server may refuse a picture by its size, without a word. */
export function uploadFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ImageRefusal) return { title: error.title, description: error.message };
  if (!(error instanceof ApiError)) return { title: TITLE, description: UPLOAD_TEXTS.failed };
  const isWordless = error.detail === UPLOAD_TEXTS.failed && error.status === 413;
  return { title: TITLE, description: isWordless ? UPLOAD_TEXTS.tooLarge : error.detail };
}

/** Whether it is this very file that cannot be taken: sending it again would not help. */
export const refusesFile = (error: unknown): boolean =>
  error instanceof ImageRefusal || (error instanceof ApiError && [400, 413, 415].includes(error.status));
