import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareImage } from './draw-share-image.ts';

test('a share image is 1200 × 630, with ink where the title stands and the picture beside it', async () => {
  const share = { wordmark: 'Dommelhart', picture: 'src/assets/images/vase.jpg' };
  const image = await drawShareImage({ title: 'Allergieën & intoleranties <echt>', ...share });
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const words = await sharp(image).extract({ left: 72, top: 300, width: 480, height: 280 }).stats();
  expect(words.channels[0]?.min).toBeLessThan(80);
  expect(image.byteLength).toBeLessThan(150_000);
});
