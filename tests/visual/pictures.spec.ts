import { expect, test } from '../support/site.ts';

/** The pictures drawn more than 10 % larger than the file that the browser chose. */
async function upscaledPictures() {
  const ownWidth = async (address: string) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture.naturalWidth;
  };
  const upscaled: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const drawn = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
    const width = await ownWidth(image.currentSrc);
    if (drawn > 1.1 * width) upscaled.push(`${image.currentSrc}: ${width} px wide, drawn ${Math.round(drawn)} px wide`);
  }
  return upscaled;
}

const PATHS = ['/', '/therapieen', '/therapieen/pro-aging', '/behandelingen', '/rijbewijskeuringen', '/over-ons'];

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const)
  test(`upscales no picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of PATHS) {
      await page.goto(path);
      expect(await page.evaluate(upscaledPictures), path).toEqual([]);
    }
  });
