/** Vercel refuses request bodies above 4.5 MB, so larger pictures are shrunk before they are sent. */
export const UPLOAD_MAX_BYTES = 4 * 1024 * 1024;
/** Tried in turn until the file is small enough. The server stores no more than the first. */
const MAX_SIDES_PX = [2400, 1800, 1200];
const QUALITY = 0.85;

/** Re-encodes the picture (of an animation the first frame). Throws when this browser cannot decode it. */
export async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let shrunk: Blob | undefined;
    for (const side of MAX_SIDES_PX) {
      shrunk = await encode(draw(bitmap, side));
      if (shrunk.size <= UPLOAD_MAX_BYTES) break;
    }
    if (!shrunk || shrunk.size > UPLOAD_MAX_BYTES) throw new Error('The picture is too large in every size');
    return new File([shrunk], file.name, { type: shrunk.type });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = context2d(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP preserves transparency. Browsers that cannot encode it return a large PNG instead: then JPEG on white. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = context2d(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for the picture');
  return context;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture'))),
      type,
      QUALITY,
    ),
  );
