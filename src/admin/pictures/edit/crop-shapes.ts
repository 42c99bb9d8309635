import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';

/** In fractions of the rotated picture. */
export type Crop = NonNullable<PictureEdits['crop']>;
type Size = { width: number; height: number };

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** The server's minimum. */
const SMALLEST = 0.05;
const STEP = 0.01;

/** The shapes to choose from; `ratio` undefined means any. */
export const SHAPES = [
  { name: 'Free', ratio: undefined },
  { name: 'Square', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: '16:9', ratio: 16 / 9 },
  { name: 'Shared link', ratio: 1200 / 630 },
] as const;

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** The largest crop of a shape, around the centre of the current one. */
export function fitShape(crop: Crop, picture: Size, ratio: number): Crop {
  const ofPicture = (ratio * picture.height) / picture.width;
  const width = Math.max(Math.min(1, ofPicture), SMALLEST);
  const height = Math.max(Math.min(1, 1 / ofPicture), SMALLEST);
  return {
    width,
    height,
    x: between(crop.x + (crop.width - width) / 2, 0, 1 - width),
    y: between(crop.y + (crop.height - height) / 2, 0, 1 - height),
  };
}

type Step = { x: number; y: number };
const STEPS: Record<string, Step> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The crop after an arrow key, which moves it, or resizes it with Shift; undefined for any other key. */
export function cropAfterKey(
  crop: Crop,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isShaped: boolean,
): Crop | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  return shiftKey ? resized(crop, step, isShaped) : moved(crop, step);
}

const moved = (crop: Crop, { x, y }: Step): Crop => ({
  ...crop,
  x: between(crop.x + x, 0, 1 - crop.width),
  y: between(crop.y + y, 0, 1 - crop.height),
});

/** Resizes from the upper left corner. With a fixed shape both sides change, up to the edge of the picture. */
function resized(crop: Crop, { x, y }: Step, isShaped: boolean): Crop {
  if (!isShaped)
    return {
      ...crop,
      width: between(crop.width + x, Math.min(SMALLEST, crop.width), 1 - crop.x),
      height: between(crop.height + y, Math.min(SMALLEST, crop.height), 1 - crop.y),
    };
  const smallest = SMALLEST / Math.min(crop.width, crop.height);
  const largest = Math.min((1 - crop.x) / crop.width, (1 - crop.y) / crop.height);
  const factor = between(1 + (x + y) / crop.width, Math.min(smallest, 1), Math.max(largest, 1));
  return { ...crop, width: crop.width * factor, height: crop.height * factor };
}

/** The same part of the picture after one more quarter turn, clockwise or not. */
export function rotateCrop({ x, y, width, height }: Crop, isClockwise: boolean): Crop {
  return isClockwise
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width };
}

/** Rounds the crop and keeps it within the picture: browsers may report half pixels. */
export function toValidCrop({ x, y, width, height }: Crop): Crop {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const left = between(round(x), 0, 1 - SMALLEST);
  const top = between(round(y), 0, 1 - SMALLEST);
  return {
    x: left,
    y: top,
    width: round(between(width, SMALLEST, 1 - left)),
    height: round(between(height, SMALLEST, 1 - top)),
  };
}
