import type { Locator } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** The page is black, as in the dark contrast themes of Windows. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Between 0, black, and 1, white. */
const brightness = async (element: Locator, property: string) => {
  const [red = 0, green = 0, blue = 0] = (await style(element, property)).match(/[\d.]+/g)?.map(Number) ?? [];
  return (red + green + blue) / 765;
};

test('the current page is marked in forced colours', async ({ page }) => {
  await page.goto('/over-ons');
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const line = (name: string) => style(bar.getByRole('link', { name }).locator('span').first(), 'text-decoration-line');
  expect(await line('Over ons')).toBe('underline');
  expect(await line('Magazine')).toBe('none');
  await bar.getByRole('link', { name: 'Magazine' }).focus();
  await page.keyboard.press('Shift');
  expect(await line('Magazine')).toBe('underline');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const entry = (name: string) => style(menu.getByRole('link', { name }), 'text-decoration-line');
  expect(await entry('Over ons')).toBe('underline');
  expect(await entry('Magazine')).toBe('none');
});

test('the current page of the listing is marked in forced colours', async ({ page }) => {
  await page.goto('/magazine?page=2');
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  expect(await style(pagination.getByRole('link', { name: 'Page 2' }), 'border-top-width')).toBe('2px');
  expect(await style(pagination.getByRole('link', { name: 'Page 1' }), 'border-top-width')).toBe('0px');
});

test('icons, the drawn sprig and captions stand out in forced colours', async ({ page }) => {
  await page.goto('/');
  for (const icon of await page.locator('.contact svg').all())
    expect(await brightness(icon, 'color')).toBeGreaterThan(0.5);
  await page.goto('/over-ons');
  const caption = page
    .locator('figure')
    .filter({ has: page.getByRole('img', { name: /^Schets/ }) })
    .locator('figcaption');
  expect(await brightness(caption, 'color')).toBeGreaterThan(0.5);
  await page.goto('/bestaat-niet');
  expect(await brightness(page.locator('main svg path').last(), 'stroke')).toBeGreaterThan(0.5);
});

test('the end of the strip of cards shows in forced colours', async ({ page }) => {
  await page.goto('/');
  const previous = page.getByRole('button', { name: 'Vorige specialisaties' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const next = page.getByRole('button', { name: 'Volgende specialisaties' });
  expect(await style(previous, 'color')).not.toBe(await style(next, 'color'));
});

test('a source that a number led to is marked in forced colours', async ({ page }) => {
  await page.goto('/therapieen/degeneratieve-ziekten');
  await page.locator('.prose sup a').first().click();
  const source = page.getByRole('region', { name: 'Bronnen' }).getByRole('listitem');
  expect(await style(source.first(), 'outline-style')).toBe('solid');
  expect(await style(source.nth(1), 'outline-style')).toBe('none');
});

test('badges, players and the footer have edges in forced colours', async ({ page }) => {
  await page.goto('/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap');
  const edges = {
    badge: page.locator('article header').getByText('Video', { exact: true }),
    player: page.locator('iframe[data-player]'),
    play: page.frameLocator('iframe[data-player]').locator('span').first(),
    footer: page.getByRole('contentinfo'),
  };
  for (const [name, element] of Object.entries(edges))
    expect(await style(element, 'border-top-width'), name).toBe('1px');
});
