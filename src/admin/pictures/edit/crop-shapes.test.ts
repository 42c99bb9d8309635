import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crop, cropAfterKey, fitShape, rotateCrop, SHAPES, toValidCrop, WHOLE } from './crop-shapes.ts';

const SIZE = { width: 1600, height: 1000 };
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const key = fc.record({ key: fc.constantFrom(...KEYS), shiftKey: fc.boolean() });

/** The rules of `PictureEdits` in the contract. */
function expectAcceptable({ x, y, width, height }: Crop): void {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.05);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.0001);
}

test('any keys, turns and shapes give a crop that the server accepts', () => {
  const side = fc.integer({ min: 50, max: 2400 });
  const shape = fc.constantFrom(...SHAPES);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(key, shape, fc.boolean()), { maxLength: 200 }),
      side,
      side,
      (steps, width, height) => {
        let crop: Crop = WHOLE;
        let ratio: number | undefined;
        for (const step of steps) {
          if (typeof step === 'boolean') crop = rotateCrop(crop, step);
          else if ('key' in step) crop = cropAfterKey(crop, step, ratio !== undefined) ?? crop;
          else {
            ratio = step.ratio;
            if (ratio) crop = fitShape(crop, { width, height }, ratio);
          }
          expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThan(1.000_001);
          expect(Math.min(crop.x, crop.y)).toBeGreaterThan(-0.000_001);
          expectAcceptable(toValidCrop(crop));
        }
      },
    ),
  );
});

test.each(SHAPES.filter(({ ratio }) => ratio))('keeps the shape $name while it is resized', ({ ratio = 0 }) => {
  let crop = fitShape(WHOLE, SIZE, ratio);
  for (const [name, times] of [
    ['ArrowLeft', 30],
    ['ArrowDown', 90],
  ] as const)
    for (let press = 0; press < times; press += 1) {
      crop = cropAfterKey(crop, { key: name, shiftKey: true }, true) ?? crop;
      expect((crop.width * SIZE.width) / (crop.height * SIZE.height)).toBeCloseTo(ratio, 5);
    }
});

test('arrow keys move the crop to the edge, and Shift resizes it', () => {
  const quarter = { x: 0.5, y: 0.5, width: 0.49, height: 0.5 };
  const press = (crop: Crop, name: string, shiftKey = false) => cropAfterKey(crop, { key: name, shiftKey }, false);
  expect(press(quarter, 'ArrowLeft')).toEqual({ ...quarter, x: 0.49 });
  expect(press(quarter, 'ArrowDown')).toEqual(quarter);
  expect(press(quarter, 'ArrowUp', true)).toEqual({ ...quarter, height: 0.49 });
  const atEdge = { ...quarter, width: 0.5 };
  expect(press(atEdge, 'ArrowRight', true)).toEqual(atEdge);
  expect(press(atEdge, 'ArrowDown', true)).toEqual(atEdge);
  expect(press(quarter, 'Enter')).toBeUndefined();
});

test('four turns lead back to the same part', () => {
  const part = { x: 0.25, y: 0.125, width: 0.5, height: 0.25 };
  expect(rotateCrop(part, true)).toEqual({ x: 0.625, y: 0.25, width: 0.25, height: 0.5 });
  expect(rotateCrop(rotateCrop(part, true), false)).toEqual(part);
  expect([1, 2, 3, 4].reduce((crop) => rotateCrop(crop, true), part)).toEqual(part);
});
