import type { Visits } from '../../src/shared/contract/visitors/visits.ts';
import { paths } from '../../src/shared/paths.ts';
import { DESKTOP, openTab, PHONE } from '../support/browser/tab.ts';
import { expect, test } from '../support/site.ts';

test('renders a page ahead while the mouse rests on its link, and counts it once it is shown', async ({
  site,
  request,
  staffCookies,
}) => {
  const cookie = (await staffCookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const visits = async () => {
    const { pages } = (await (await request.get('/api/admin/visits', { headers: { cookie } })).json()) as Visits;
    return pages.find(({ name }) => name === paths.complaints)?.total ?? 0;
  };
  const tab = await openTab(DESKTOP);
  try {
    await tab.send('Page.navigate', { url: site.url });
    await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
    const before = await visits();
    const point = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('footer a[href="${paths.complaints}"]');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = link.getClientRects()[0];
      return { x: left + 10, y: top + 10 };
    })()`);
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    await expect.poll(() => tab.evaluateAhead('document.prerendering && document.readyState')).toBe('complete');
    expect(await visits()).toBe(before);
    const mouse = { ...point, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    await expect.poll(visits).toBe(before + 1);
    expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
  } finally {
    await tab.close();
  }
});

test('a finger fetches a page when it goes down, and renders nothing ahead', async ({ site }) => {
  const tab = await openTab(PHONE);
  try {
    await tab.send('Page.navigate', { url: site.url });
    await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
    const point = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('footer a[href="${paths.complaints}"]');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = link.getClientRects()[0];
      return { x: left + 10, y: top + 10 };
    })()`);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect
      .poll(() => tab.evaluate('document.querySelector("link[rel=prefetch]")?.getAttribute("href")'))
      .toBe(site.url.replace(/\/$/, '') + paths.complaints);
    expect(await tab.evaluateAhead('document.prerendering')).toBeUndefined();
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(paths.complaints);
    expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBe(0);
  } finally {
    await tab.close();
  }
});

test('fetches a page when the mouse goes down on its link, where none is rendered ahead', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  const purposes: Array<string | undefined> = [];
  page.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    // Chromium also tries to render it ahead, until Playwright stops it.
    if (new URL(request.url()).pathname === '/privacy' && purpose !== 'prefetch;prerender') purposes.push(purpose);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .hover();
  expect(purposes).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => purposes).toEqual(['prefetch']);
  await page.mouse.up();
  await expect(page).toHaveURL('/privacy');
  expect(consoleErrors).toEqual([]);
});

const DESK = {};
const STILL = { reducedMotion: 'reduce' } as const;
const FINGER = { isMobile: true, hasTouch: true };
for (const [whose, options, isFaded] of [
  ['with a mouse', DESK, true],
  ['for a visitor who wants less motion', STILL, false],
  ['on a phone, where it would delay the page', FINGER, false],
] as const)
  test(`the next page ${isFaded ? 'fades' : 'does not fade'} in ${whose}`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, ...options });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { fades: viewTransition !== null });
      });
    });
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click();
    await expect(page).toHaveURL(paths.privacy);
    await expect.poll(() => page.evaluate(() => (window as { fades?: boolean }).fades)).toBe(isFaded);
    await context.close();
  });
