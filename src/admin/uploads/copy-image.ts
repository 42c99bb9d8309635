import { hereIfOurs } from '../../shared/image-source.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { trackUpload } from './pending-uploads.ts';
import { uploadErrorToast } from './upload.ts';

/** Copies a picture of another website into our own store; answers its address here. */
export async function copyImage(address: string): Promise<string> {
  const here = hereIfOurs(address, location.origin);
  if (here) return here;
  const answer = await staffCall('POST /api/admin/upload/article/from-address', { body: { address } });
  if (!answer.success) throw new Error(answer.error);
  return answer.imageUrl;
}

/** Copies pictures that are shown from elsewhere, one after the other, and tells how it went; saving waits. */
export async function copyImages(addresses: string[], onCopied: (address: string, src: string) => void): Promise<void> {
  const settle = trackUpload();
  const reasons: string[] = [];
  for (const address of addresses) {
    try {
      onCopied(address, await copyImage(address));
    } catch (error) {
      reasons.push(uploadErrorToast(error).description);
    }
  }
  // What could not be copied is still shown from where it was: nothing is missing.
  settle(true);
  const [reason] = reasons;
  if (!reason) return showToast({ title: `${formatPictureCount(addresses.length)} copied to this site` });
  showToast({
    title: `${formatPictureCount(reasons.length)} could not be copied`,
    description: reason,
    tone: 'danger',
  });
}

export const formatPictureCount = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);
