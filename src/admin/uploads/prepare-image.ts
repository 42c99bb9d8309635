import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';

/** Hosts refuse bodies of more than 4.5 MB, so whatever is larger is made smaller before it is sent. */
const SENT_MAX_BYTES = 4 * 1024 * 1024;
const MAX_SIDE_PX = 2400;
const QUALITY = 0.85;

export const TOO_LARGE = 'Please select an image smaller than 5MB';

/** Why a file was not sent, in the words of §5. */
export class ImageRefusal extends Error {
  override name = 'ImageRefusal';
  readonly title: string;

  constructor(title: string, description: string) {
    super(description);
    this.title = title;
  }
}

/** A picture that may be sent: as it is, or scaled down when it is a large photo. Throws {@link ImageRefusal} (§5). */
export async function prepareImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') {
    throw new ImageRefusal('Invalid file type', 'Please select an image file (PNG, JPG, GIF, etc.)');
  }
  if (file.size <= SENT_MAX_BYTES) return file;
  const smaller = await scaleDown(file).catch(() => file);
  if (smaller.size > IMAGE_MAX_BYTES) {
    throw new ImageRefusal('File too large', TOO_LARGE);
  }
  return smaller;
}

async function scaleDown(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebP keeps transparency; a browser that cannot write it answers PNG, which would be larger than the photo was.
  const webp = await toBlob(canvas, 'image/webp');
  const blob = webp.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be read'))), type, QUALITY),
  );
}
