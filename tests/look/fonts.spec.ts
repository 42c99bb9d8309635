import { expect, test } from '../support/site.ts';

for (const [tag, family] of [
  ['p', /^Figtree/],
  ['h2', /^Newsreader/],
] as const) {
  test(`a rare sign in a ${tag} brings its letter from a file of its own, which other pages never ask for (architecture §7)`, async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('response', (response) => response.request().resourceType() === 'font' && fonts.push(response.url()));
    await page.goto('/over-ons', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(2);

    const asked = page.waitForResponse((response) => response.request().resourceType() === 'font');
    await page.evaluate((tag) => {
      const line = document.createElement(tag);
      line.textContent = 'Een dosis van 20 µg';
      document.querySelector('main')?.append(line);
    }, tag);
    expect((await asked).ok()).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const families = await page.evaluate(() =>
      [...document.fonts].flatMap(({ status, unicodeRange, family }) =>
        status === 'loaded' && unicodeRange.includes('U+AA-B6') ? [family.replaceAll('"', '')] : [],
      ),
    );
    expect(families).toEqual([expect.stringMatching(family)]);
  });
}
