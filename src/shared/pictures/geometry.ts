import type { PictureEdits } from '../contract/pictures/pictures.ts';

type Size = { width: number; height: number };
type Rectangle = Size & { left: number; top: number };
/** Per cent from the left and from the top. */
export type Point = { x: number; y: number };

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const CENTRE: Point = { x: 50, y: 50 };
/** A crop that keeps more than this is a slip of the hand. */
const MIN_CROPPED_SHARE = 0.999;

/** Null for edits that change nothing. */
export function withoutIdleEdits({ turns, crop }: PictureEdits): PictureEdits | null {
  const isWhole = !crop || (crop.width >= MIN_CROPPED_SHARE && crop.height >= MIN_CROPPED_SHARE);
  return isWhole && turns === 0 ? null : { turns, crop: isWhole ? null : crop };
}

/** The size of a picture after its quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The pixels that a crop keeps of a turned picture: at least one, and none outside. */
export function croppedPixels({ width, height }: Size, crop: PictureEdits['crop']): Rectangle {
  const { x, y, ...part } = crop ?? WHOLE;
  const side = (start: number, length: number, all: number) => {
    const from = Math.min(Math.max(Math.round(start * all), 0), all - 1);
    return [from, Math.min(Math.max(Math.round(length * all), 1), all - from)] as const;
  };
  const [left, keptWidth] = side(x, part.width, width);
  const [top, keptHeight] = side(y, part.height, height);
  return { left, top, width: keptWidth, height: keptHeight };
}

/** The largest part of a picture in an aspect ratio that contains the focal point, like `object-position` in CSS. */
export function cropAround({ width, height }: Size, shape: Size, focalPoint: Point): Rectangle {
  const scale = Math.min(width / shape.width, height / shape.height);
  const kept = {
    width: Math.min(width, Math.max(1, Math.round(shape.width * scale))),
    height: Math.min(height, Math.max(1, Math.round(shape.height * scale))),
  };
  return {
    left: Math.round(((width - kept.width) * focalPoint.x) / 100),
    top: Math.round(((height - kept.height) * focalPoint.y) / 100),
    ...kept,
  };
}

/** The new position of a focal point after other edits; the centre when they cut it off. */
export function movedFocalPoint(point: Point, from: PictureEdits | null, to: PictureEdits | null): Point {
  const moved = onto(fromOriginal(toOriginal(point, from), to));
  return isInside(moved) ? moved : CENTRE;
}

function toOriginal({ x, y }: Point, edits: PictureEdits | null): Point {
  const crop = edits?.crop ?? WHOLE;
  const turned = { x: crop.x * 100 + x * crop.width, y: crop.y * 100 + y * crop.height };
  return turnedBy(turned, 4 - (edits?.turns ?? 0));
}

function fromOriginal(point: Point, edits: PictureEdits | null): Point {
  const crop = edits?.crop ?? WHOLE;
  const { x, y } = turnedBy(point, edits?.turns ?? 0);
  return { x: (x - crop.x * 100) / crop.width, y: (y - crop.y * 100) / crop.height };
}

function turnedBy(point: Point, turns: number): Point {
  let turned = point;
  for (let turn = 0; turn < turns % 4; turn += 1) turned = { x: 100 - turned.y, y: turned.x };
  return turned;
}

/** Adding 0 turns -0 into 0. */
const onto = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
const isInside = ({ x, y }: Point) => x >= 0 && x <= 100 && y >= 0 && y <= 100;
