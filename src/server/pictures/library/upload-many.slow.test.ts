import { expect, test } from 'vitest';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import { UPLOADS_AT_ONCE } from '../../../shared/constants.ts';
import type { PicturePage } from '../../../shared/contract/pictures/pictures.ts';

const { call, logIn, send } = setUpLibrary();
const PICTURES = 200;
const whole = (n: number) =>
  plainPicture(20 + n, 20)
    .png()
    .toBuffer();
/** Half of them arrive incomplete, the other half are not pictures. */
const broken = async (n: number) => {
  if (n % 40 === 7) return 'Geen plaatje';
  const bytes = await plainPicture(900, 900).png().toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};
const isBroken = (n: number) => n % 20 === 7;

test('stores 190 of 200 pictures at once, and says why ten are refused', async () => {
  await logIn();
  const waiting = Array.from({ length: PICTURES }, (_, n) => n);
  const refused: [number, number, string][] = [];
  /** As in the browser, each worker takes the next file when it is done. */
  const uploadNext = async (): Promise<void> => {
    const n = waiting.shift();
    if (n === undefined) return;
    const { status, body } = await send(isBroken(n) ? await broken(n) : await whole(n), `foto ${n}.png`);
    if (status !== 200) refused.push([n, status, body.error]);
    return uploadNext();
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, uploadNext));
  expect(refused.map(([n]) => n).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: PICTURES }, (_, n) => n).filter(isBroken),
  );
  for (const [n, status, error] of refused)
    expect([status, error]).toEqual(
      n % 40 === 7
        ? [415, expect.stringContaining('Please select an image file')]
        : [400, expect.stringContaining('This image is damaged')],
    );
  expect((await (await call('GET', 'pictures')).json()) as PicturePage).toMatchObject({ total: 190 });
}, 60_000);
