import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareImage } from './draw-share-image.ts';

test('draws a 1200 × 630 JPEG with the title on the left', async () => {
  const share = { wordmark: 'Dommelhart', picture: 'src/assets/images/vase.jpg' };
  const image = await drawShareImage({ title: 'Allergieën & intoleranties <echt>', ...share });
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const title = await sharp(image).extract({ left: 72, top: 300, width: 480, height: 280 }).stats();
  expect(title.channels[0]?.min).toBeLessThan(80);
  expect(image.byteLength).toBeLessThan(150_000);
});
