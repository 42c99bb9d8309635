import { useState } from 'react';
import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { turnedSize } from '../../../shared/pictures/geometry.ts';
import { type Crop, fitShape, rotateCrop, SHAPES, WHOLE } from './crop-shapes.ts';

const FREE = 0;

/** The edits made so far in the dialog. */
export function usePictureEdits(saved: PictureEdits | null, image: HTMLImageElement | undefined) {
  const [before] = useState({ turns: saved?.turns ?? 0, crop: saved?.crop ?? WHOLE });
  const [edits, setEdits] = useState(before);
  const [shape, setShape] = useState(FREE);
  return {
    edits,
    isChanged: JSON.stringify(edits) !== JSON.stringify(before),
    /** The index in SHAPES. */
    shape,
    turn(isClockwise: boolean) {
      setEdits(({ turns, crop }) => ({
        turns: (turns + (isClockwise ? 1 : 3)) % 4,
        crop: crop === WHOLE ? WHOLE : rotateCrop(crop, isClockwise),
      }));
      // A quarter turn swaps width and height.
      setShape(FREE);
    },
    choose(index: number) {
      setShape(index);
      const ratio = SHAPES[index]?.ratio;
      if (!ratio || !image) return;
      setEdits(({ turns, crop }) => {
        const size = turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, turns);
        return { turns, crop: fitShape(crop, size, ratio) };
      });
    },
    crop: (crop: Crop) => setEdits(({ turns }) => ({ turns, crop })),
    reset() {
      setEdits({ turns: 0, crop: WHOLE });
      setShape(FREE);
    },
  };
}
