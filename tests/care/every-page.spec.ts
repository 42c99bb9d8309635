import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/site.ts';

const PAGES = [
  '/therapieen',
  '/therapieen/pro-aging',
  '/therapieen/bestaat-niet',
  '/behandelingen',
  '/behandelingen/integrale-geneeskunde',
  '/rijbewijskeuringen',
  '/rijbewijskeuringen/taxi-chauffeurs',
  '/rijbewijskeuringen/bedrijven',
  '/pmo',
  '/over-ons',
  '/over-ons/bericht-niet-verzonden',
  '/privacy',
  '/toegankelijkheid',
];

for (const path of PAGES) {
  test(`${path} passes the accessibility rules and fits a screen of 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const path of PAGES.filter((path) => !path.includes('niet'))) {
  test(`${path} tells search engines and link previews what it is`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const preview = await request.get(new URL(image ?? '').pathname);
    expect(preview.headers()['content-type']).toBe('image/jpeg');
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = (JSON.parse(data ?? '') as { '@graph': Array<{ '@type': string }> })['@graph'];
    expect(graph[0]?.['@type']).toBe('MedicalClinic');
  });
}

test('the data files hold every page (§7)', async ({ request }) => {
  const therapies = (await (await request.get('/data/therapies.json')).json()) as Record<string, object>;
  expect(Object.keys(therapies)).toHaveLength(17);
  expect(Object.keys(therapies['verslavingszorg'] ?? {})).toEqual(['title', 'mention', 'author', 'cover', 'content']);
  const treatments = (await (await request.get('/data/behandelingen.json')).json()) as Array<{ content: unknown[] }>;
  expect(treatments).toHaveLength(6);
  expect(treatments[0]?.content[0]).toEqual({
    type: expect.stringMatching(/heading|paragraph/),
    text: expect.any(String),
  });
  const services = (await (await request.get('/data/rijbewijskeuringen.json')).json()) as Record<string, object>;
  expect(Object.keys(services).toSorted()).toEqual(['75-plus', 'bedrijven', 'chauffeurs', 'taxi-chauffeurs']);
});
