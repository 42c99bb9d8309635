import { expect, test } from '../support/site.ts';

/** The pictures that are drawn larger than the file that the browser chose for them, by more than a tenth. */
async function softPictures() {
  const ownWidth = async (address: string) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture.naturalWidth;
  };
  const soft: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const drawn = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
    const width = await ownWidth(image.currentSrc);
    if (drawn > 1.1 * width) soft.push(`${image.currentSrc}: ${width} px wide, drawn ${Math.round(drawn)} px wide`);
  }
  return soft;
}

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const) {
  for (const path of [
    '/',
    '/therapieen',
    '/therapieen/pro-aging',
    '/behandelingen',
    '/rijbewijskeuringen',
    '/over-ons',
  ]) {
    test(`${path}: no picture is soft on a screen of ${width} px (issue G 3)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      expect(await page.evaluate(softPictures)).toEqual([]);
    });
  }
}
