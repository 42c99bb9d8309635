/** Hosts refuse bodies of more than 4.5 MB, so a still picture that is larger is made smaller before it is sent. */
export const UPLOAD_MAX_BYTES = 4 * 1024 * 1024;
/** The server keeps no more than the first; the others are for pictures that stay heavy. */
const MAX_SIDES_PX = [2400, 1800, 1200];
const QUALITY = 0.85;

/** The picture, or the first one of an animation, no larger than may be sent. Throws when this browser cannot open it. */
export async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let smaller: Blob | undefined;
    for (const side of MAX_SIDES_PX) {
      smaller = await encode(draw(bitmap, side));
      if (smaller.size <= UPLOAD_MAX_BYTES) break;
    }
    if (!smaller || smaller.size > UPLOAD_MAX_BYTES) throw new Error('The picture stays too large');
    return new File([smaller], file.name, { type: smaller.type });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP keeps transparency. A browser that cannot write it answers PNG, larger than the photo was: then JPEG, on white. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no room for the picture');
  return context;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      QUALITY,
    ),
  );
