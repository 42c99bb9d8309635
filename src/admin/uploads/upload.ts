import { ApiError, readErrorAnswer } from '../../shared/api-client.ts';
import type { UploadAnswer } from '../../shared/contract/images.ts';
import { withSession } from '../data/staff-call.ts';
import { ImageRefusal, prepareImage, TOO_LARGE } from './prepare-image.ts';

export type UploadType = 'writer' | 'article';

const FALLBACK = 'Failed to upload image. Please try again.';

/** Sends a picture and returns its address. Throws {@link ImageRefusal} or what {@link uploadFailure} can say. */
export async function uploadImage(file: File, type: UploadType): Promise<string> {
  const image = await prepareImage(file);
  return withSession(() => send(image, type));
}

async function send(image: File, type: UploadType): Promise<string> {
  const body = new FormData();
  body.set('image', image);
  const response = await fetch(`/api/admin/upload/${type}`, { method: 'POST', credentials: 'include', body });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new ApiError(response.status, readErrorAnswer(text)?.error ?? FALLBACK);
  const answer = JSON.parse(text) as UploadAnswer;
  if (!answer.success) throw new ApiError(response.status, answer.error);
  return answer.imageUrl;
}

/** What to say of a failed upload (§5, §8). A host before the server may refuse a picture by its size, without a word. */
export function uploadFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ImageRefusal) return { title: error.title, description: error.message };
  if (!(error instanceof ApiError)) return { title: 'Upload failed', description: FALLBACK };
  const isWordless = error.detail === FALLBACK && error.status === 413;
  return { title: 'Upload failed', description: isWordless ? TOO_LARGE : error.detail };
}

/** Whether it is this very file that cannot be taken: sending it again would not help. */
export const refusesFile = (error: unknown): boolean =>
  error instanceof ImageRefusal || (error instanceof ApiError && [400, 413, 415].includes(error.status));
