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

/** Copies pictures one after the other, then shows a toast. Saving waits until it is done. */
export async function copyImages(addresses: string[], onCopied: (address: string, src: string) => void): Promise<void> {
  const settle = trackUpload();
  const errors: string[] = [];
  const notices: string[] = [];
  for (const address of addresses) {
    try {
      const { imageUrl, notice } = await copyImage(address);
      if (notice) notices.push(notice);
      onCopied(address, imageUrl);
    } catch (error) {
      errors.push(uploadErrorToast(error).description);
    }
  }
  // A picture that could not be copied is still shown from the other website, so saving may go on.
  settle();
  const [firstError] = errors;
  if (!firstError)
    return showToast({
      title: t('{count} picture copied to this site|{count} pictures copied to this site', { count: addresses.length }),
      description: told(notices),
    });
  showToast({
    title: t('{count} picture could not be copied|{count} pictures could not be copied', { count: errors.length }),
    description: firstError,
    tone: 'danger',
  });
}

/** What several pictures lost, each once. */
export const told = (notices: readonly string[]): string | undefined => [...new Set(notices)].join(' ') || undefined;
