import { localPicturePath } from '../../shared/image-source.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { staffCall } from '../data/staff-call.ts';
import { expectPicture } from './expected-pictures.ts';
import { uploadFailure } from './upload.ts';

/** Copies a picture of another website into our own store; answers its address here. */
export async function copyImage(address: string): Promise<string> {
  const here = localPicturePath(address, location.origin);
  if (here) return here;
  const answer = await staffCall('POST /api/admin/upload/article/from-address', { body: { address } });
  if (!answer.success) throw new Error(answer.error);
  return answer.imageUrl;
}

/** Copies pictures that are shown from elsewhere, one after the other, and tells how it went; saving waits. */
export async function copyImages(addresses: string[], onCopied: (address: string, src: string) => void): Promise<void> {
  const settle = expectPicture();
  const reasons: string[] = [];
  for (const address of addresses) {
    try {
      onCopied(address, await copyImage(address));
    } catch (error) {
      reasons.push(uploadFailure(error).description);
    }
  }
  // What could not be copied is still shown from where it was: nothing is missing.
  settle(true);
  const [reason] = reasons;
  if (!reason) return showToast({ title: `${countOf(addresses.length)} copied to this site` });
  showToast({ title: `${countOf(reasons.length)} could not be copied`, description: reason, tone: 'danger' });
}

export const countOf = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);
