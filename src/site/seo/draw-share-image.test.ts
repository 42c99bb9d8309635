import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { drawShareImage } from './draw-share-image.ts';

test('draws a 1200 × 630 JPEG with the title on the left', async () => {
  const share = { wordmark: 'Dommelhart', picture: 'src/assets/images/vase.jpg' };
  const image = await drawShareImage({ title: 'Allergieën & intoleranties <echt>', ...share });
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const [darkest] = await range(image, { left: 72, top: 300, width: 480, height: 280 });
  expect(darkest).toBeLessThan(80);
  expect(image.byteLength).toBeLessThan(150_000);
});

test.each(['Rijbewijskeuringen', 'Arbeidsongeschiktheidsverzekering', 'Privacy', 'Orthomoleculaire geneeskunde'])(
  'the title %s stays beside the picture',
  async (title) => {
    const image = await drawShareImage({ title, wordmark: 'Dommelhart', picture: 'src/assets/images/vase.jpg' });
    // The last of the paper, without the pixels that JPEG mixes with the picture.
    const [darkest, lightest] = await range(image, { left: 568, top: 0, width: 20, height: 630 });
    expect(lightest - darkest).toBeLessThan(12);
  },
);

/** The darkest and the lightest red of a part of an image; `stats` alone would look at all of it. */
async function range(image: Buffer, part: Region): Promise<[number, number]> {
  const cut = await sharp(image).extract(part).png().toBuffer();
  const [red] = (await sharp(cut).stats()).channels;
  return [red?.min ?? 0, red?.max ?? 255];
}
