import { expect, test } from '../support/site.ts';

const TEXTS = [
  { tag: 'p', family: /^Figtree/, text: 'Een dosis van 20 µg', range: 'U+AE-B6' },
  { tag: 'h2', family: /^Newsreader/, text: 'Een dosis van 20 µg', range: 'U+AE-B6' },
  { tag: 'p', family: /^Figtree/, text: 'Zofia uit Łódź', range: 'U+132-151' },
  { tag: 'h2', family: /^Newsreader/, text: 'Zofia uit Łódź', range: 'U+132-151' },
];
for (const { tag, family, text, range } of TEXTS) {
  test(`loads an extra font file for “${text}” in a ${tag} only`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('response', (response) => response.request().resourceType() === 'font' && fonts.push(response.url()));
    await page.goto('/over-ons', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(2);

    const fontResponse = page.waitForResponse((response) => response.request().resourceType() === 'font');
    await page.evaluate(
      ({ tag, text }) => {
        const line = document.createElement(tag);
        line.textContent = text;
        document.querySelector('main')?.append(line);
      },
      { tag, text },
    );
    expect((await fontResponse).ok()).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const families = await page.evaluate(
      (range) =>
        [...document.fonts].flatMap(({ status, unicodeRange, family }) =>
          status === 'loaded' && unicodeRange.includes(range) ? [family.replaceAll('"', '')] : [],
        ),
      range,
    );
    expect(families).toEqual([expect.stringMatching(family)]);
  });
}
