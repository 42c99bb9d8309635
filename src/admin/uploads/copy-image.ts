import { ApiError } from '../../shared/api-client.ts';
import { localPicturePath } from '../../shared/pictures/picture.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { trackUpload } from './pending-uploads.ts';
import { noticeText, type Uploaded, uploadErrorToast } from './upload.ts';
import { t } from './words.ts';

/** Copies a picture from another website to this one. */
export async function copyImage(address: string): Promise<Uploaded> {
  const local = localPicturePath(address, location.origin);
  if (local) return { imageUrl: local };
  const answer = await staffCall('POST /api/admin/upload/article/from-address', { body: { address } });
  if (!answer.success) throw new Error(answer.error);
  return { ...answer, notice: noticeText(answer.notice) };
}

/** After “Not now”: each picture that follows would ask for the password once more. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Copies pictures one after the other, then shows a toast. Saving waits until it is done. */
export async function copyImages(addresses: string[], onCopied: (address: string, src: string) => void): Promise<void> {
  const settle = trackUpload();
  const notices: string[] = [];
  let copied = 0;
  let firstError: unknown;
  for (const address of addresses) {
    try {
      const { imageUrl, notice } = await copyImage(address);
      if (notice) notices.push(notice);
      onCopied(address, imageUrl);
      copied += 1;
    } catch (error) {
      firstError ??= error;
      if (isLoggedOut(error)) break;
    }
  }
  // A picture that could not be copied is still shown from the other website, so saving may go on.
  settle();
  if (firstError === undefined)
    return showToast({
      title: t('{count} picture copied to this site|{count} pictures copied to this site', { count: copied }),
      description: told(notices),
    });
  showToast({
    title: t('{count} picture could not be copied|{count} pictures could not be copied', {
      count: addresses.length - copied,
    }),
    description: uploadErrorToast(firstError).description,
    tone: 'danger',
  });
}

/** What several pictures lost, each once. */
export const told = (notices: readonly string[]): string | undefined => [...new Set(notices)].join(' ') || undefined;
