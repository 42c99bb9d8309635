import { useEffect, useRef } from 'react';
import { turnedSize } from '../../../shared/pictures/edits/geometry.ts';

/** More pixels than the dialog shows, also on dense screens. */
const MAX_SIDE = 1600;

type Props = { image: HTMLImageElement; turns: number; label: string };

/** A picture after its quarter turns, drawn on a canvas: an image that CSS rotates keeps its original box. */
export function RotatedPicture({ image, turns, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
  const size = { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) };
  const { width, height } = turnedSize(size, turns);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.reset();
    context.translate(width / 2, height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height);
  }, [image, turns, width, height, size.width, size.height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="block max-h-[52dvh] max-w-full touch-none bg-plaster"
    />
  );
}
