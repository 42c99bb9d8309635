import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PictureEdits } from '../contract/pictures/pictures.ts';
import { cropAround, croppedPixels, movedFocalPoint, turnedSize, withoutIdleEdits } from './geometry.ts';

const side = fc.integer({ min: 1, max: 2400 });
const size = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
/** Any crop that the contract accepts. */
const crop = fc.tuple(fraction, fraction, fraction, fraction).map(([x, y, w, h]) => {
  const width = 0.05 + w * 0.95;
  const height = 0.05 + h * 0.95;
  return { x: x * (1.0001 - width), y: y * (1.0001 - height), width, height };
});
const edits = fc.record({ turns: fc.integer({ min: 0, max: 3 }), crop: fc.option(crop) });
const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });

const isWithin = (kept: { left: number; top: number; width: number; height: number }, all: typeof turned) => {
  expect(Object.values(kept).every(Number.isInteger)).toBe(true);
  expect(Math.min(kept.left, kept.top)).toBeGreaterThanOrEqual(0);
  expect(Math.min(kept.width, kept.height)).toBeGreaterThanOrEqual(1);
  expect(kept.left + kept.width).toBeLessThanOrEqual(all.width);
  expect(kept.top + kept.height).toBeLessThanOrEqual(all.height);
};
const turned = turnedSize({ width: 0, height: 0 }, 0);

test('any edits of any picture keep at least a pixel, and none outside', () => {
  fc.assert(
    fc.property(size, edits, (original, { turns, crop }) => {
      const all = turnedSize(original, turns);
      isWithin(croppedPixels(all, crop), all);
    }),
  );
});

test('a shape around any focal point lies within the picture', () => {
  fc.assert(
    fc.property(size, size, point, (picture, shape, focalPoint) => {
      const kept = cropAround(picture, shape, focalPoint);
      isWithin(kept, picture);
      expect(kept.width === picture.width || kept.height === picture.height).toBe(true);
    }),
  );
});

test('keeps the focal point within the picture after any edits', () => {
  fc.assert(
    fc.property(point, fc.option(edits), fc.option(edits), (focalPoint, from, to) => {
      const moved = movedFocalPoint(focalPoint, from, to);
      expect(moved.x >= 0 && moved.x <= 100 && moved.y >= 0 && moved.y <= 100).toBe(true);
      expect(movedFocalPoint(focalPoint, from, from)).toEqual(focalPoint);
    }),
  );
});

const half = { x: 0.5, y: 0, width: 0.5, height: 1 };
const turn = (turns: number, part: PictureEdits['crop'] = null) => ({ turns, crop: part });
test.each([
  ['a quarter turn clockwise', { x: 20, y: 30 }, null, turn(1), { x: 70, y: 20 }],
  ['half a turn', { x: 20, y: 30 }, null, turn(2), { x: 80, y: 70 }],
  ['three turns, after one', { x: 20, y: 30 }, turn(1), turn(3), { x: 80, y: 70 }],
  ['a turn that is undone', { x: 70, y: 20 }, turn(1), null, { x: 20, y: 30 }],
  ['a crop that keeps it', { x: 75, y: 40 }, null, turn(0, half), { x: 50, y: 40 }],
  ['a crop that cuts it off', { x: 20, y: 40 }, null, turn(0, half), { x: 50, y: 50 }],
  ['a crop of a turned picture', { x: 20, y: 30 }, null, turn(1, half), { x: 40, y: 20 }],
])('the focal point follows %s', (_, from, before, after, to) => {
  expect(movedFocalPoint(from, before, after)).toEqual(to);
});

test('edits that change nothing count as no edits', () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  expect(withoutIdleEdits({ turns: 0, crop: whole })).toBeNull();
  expect(withoutIdleEdits({ turns: 0, crop: null })).toBeNull();
  expect(withoutIdleEdits({ turns: 2, crop: whole })).toEqual({ turns: 2, crop: null });
  expect(withoutIdleEdits({ turns: 0, crop: half })).toEqual({ turns: 0, crop: half });
});
