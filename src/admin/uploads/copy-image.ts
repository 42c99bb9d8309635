import { localPicturePath } from '../../shared/pictures/image-source.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { trackUpload } from './pending-uploads.ts';
import { uploadErrorToast } from './upload.ts';

/** Copies a picture from another website to this one; returns its new address. */
export async function copyImage(address: string): Promise<string> {
  const local = localPicturePath(address, location.origin);
  if (local) return local;
  const answer = await staffCall('POST /api/admin/upload/article/from-address', { body: { address } });
  if (!answer.success) throw new Error(answer.error);
  return answer.imageUrl;
}

/** Copies pictures one after the other, then shows a toast. Saving waits until it is done. */
export async function copyImages(addresses: string[], onCopied: (address: string, src: string) => void): Promise<void> {
  const settle = trackUpload();
  const errors: string[] = [];
  for (const address of addresses) {
    try {
      onCopied(address, await copyImage(address));
    } catch (error) {
      errors.push(uploadErrorToast(error).description);
    }
  }
  // A picture that could not be copied is still shown from the other website, so saving may go on.
  settle();
  const [firstError] = errors;
  if (!firstError) return showToast({ title: `${formatPictureCount(addresses.length)} copied to this site` });
  showToast({
    title: `${formatPictureCount(errors.length)} could not be copied`,
    description: firstError,
    tone: 'danger',
  });
}

export const formatPictureCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
