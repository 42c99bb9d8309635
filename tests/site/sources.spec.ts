import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

// Playwright scrolls to a link and clicks before an animated scroll ends, and then the jump is lost.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a care page lists its sources, and its numbers lead there and back', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/therapieen/verslaving');
  const list = page.getByRole('region', { name: 'Bronnen' });
  await page.getByRole('link', { name: 'Bron 1', exact: true }).first().click();
  await expect(page).toHaveURL(/#source_nhg-alcohol$/);
  await expect(list.getByRole('listitem').first()).toBeInViewport();
  await list.getByRole('link', { name: 'Terug naar bron 1 in de tekst, plaats 2' }).click();
  await expect(page).toHaveURL(/#source_nhg-alcohol_2$/);
  expect(await axeViolations(page, (axe) => axe.include('main'))).toEqual([]);
});

test('leads back into a closed accordion, which opens', async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  const places = page
    .getByRole('region', { name: 'Wat we voor u doen' })
    .getByRole('link', { name: 'Bron 2', exact: true });
  await expect(places).toBeHidden();
  await page.getByRole('link', { name: 'Terug naar bron 2 in de tekst' }).click();
  await expect(places).toBeInViewport();
});

test('leads back into it on a slow device, before the first frame of its opening', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/rijbewijskeuringen');
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  await page.getByRole('link', { name: 'Terug naar bron 2 in de tekst' }).click();
  const top = () => page.locator('#source_eg126_1').evaluate((link) => link.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(800);
});

test('numbers the sources of a page of chapters from one chapter to the next', async ({ page }) => {
  await page.goto('/pmo');
  await page.getByRole('link', { name: 'Terug naar bron 1 in de tekst, plaats 2' }).click();
  await expect(page.locator('#source_arbowet_2')).toBeInViewport();
});

for (const path of [
  '/therapieen/pro-aging',
  '/behandelingen/natuurgeneeskunde',
  '/rijbewijskeuringen/75-plus',
  '/rijbewijskeuringen',
  '/pmo',
]) {
  test(`${path} lists its sources in structured data`, async ({ page }) => {
    await page.goto(path);
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = (JSON.parse(data ?? '') as { '@graph': { '@type': string; citation?: unknown[] }[] })['@graph'];
    const medical = graph.find((thing) => thing['@type'] === 'MedicalWebPage');
    expect(medical).toMatchObject({
      about: { name: expect.any(String) },
      audience: { audienceType: 'Patient' },
    });
    // The review is an example.
    expect(medical).not.toHaveProperty('reviewedBy');
    const listed = await page.getByRole('region', { name: 'Bronnen' }).getByRole('listitem').count();
    expect(medical?.citation).toHaveLength(listed);
    expect(listed).toBeGreaterThan(1);
  });
}
