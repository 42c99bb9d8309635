import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { test as visitor } from '../../support/site.ts';
import { expect, test } from '../logged-in.ts';
import { invite } from '../people/people-page.ts';

const expectAccessible = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

/** The page does not scroll sideways, and controls are on screen or in a line that scrolls. */
async function expectFits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(':is(a, button, input, textarea, [role="textbox"]):not([aria-hidden])'),
    ];
    const inScrollingLine = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || inScrollingLine(element.parentElement));
    const outside = controls.filter((control) => {
      if (inScrollingLine(control.closest('nav, table, [role="toolbar"]'))) return false;
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return [...(isTooWide ? ['the page'] : []), ...outside.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
  expect(outside, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 720 px wide, zoomed to 200 %. */
const ZOOMED = { width: 360, height: 400 };
/** WCAG 1.4.10: 1280 × 1024 px, zoomed to 400 %. */
const NARROWEST = { width: 320, height: 256 };

const SCREENS: { path: string; ready: (page: Page) => Promise<void> }[] = [
  { path: '/admindash', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash?tab=writers', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash?tab=categories', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash/articles/1', ready: (page) => page.getByRole('toolbar').waitFor() },
  { path: '/admindash/bin', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { path: '/admindash/pictures', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { path: '/admindash/to-do', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    path: '/admindash/visits?weeks=52',
    ready: (page) => page.getByRole('heading', { name: 'Pages', exact: true }).waitFor(),
  },
  { path: '/admindash/schedule', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { path: '/admindash/messages', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    path: '/admindash/help',
    ready: (page) => page.getByRole('heading', { name: 'Handleiding voor de redactie' }).waitFor(),
  },
  { path: '/admindash/people', ready: (page) => page.getByRole('article').first().waitFor() },
  { path: '/admindash/activity', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { path: '/admindash/clinic', ready: (page) => page.getByRole('article').first().waitFor() },
  {
    path: '/admindash/clinic/edit?path=tarieven.yaml',
    ready: (page) => page.getByRole('button', { name: 'Save draft' }).waitFor(),
  },
  { path: '/admindash/account', ready: (page) => page.getByText('This session').waitFor() },
];

for (const { path, ready } of SCREENS) {
  test(`${path} is accessible and fits every screen size`, async ({ page, createArticle }) => {
    await createArticle({ title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan' });
    await page.goto(path);
    await ready(page);
    for (const size of [DESKTOP, PHONE, ZOOMED, NARROWEST]) {
      await page.setViewportSize(size);
      await expectFits(page);
      if (size === DESKTOP || size === NARROWEST) await expectAccessible(page);
    }
  });
}

test('the page of an invitation is accessible and fits every screen', async ({ page, browser }) => {
  const { url } = await invite(page.request, 'Arbeidsongeschiktheidsverzekeringsmaatschappij', 'writer');
  const other = await (await browser.newContext()).newPage();
  await other.goto(url);
  await other.getByLabel('Password').waitFor();
  for (const size of [DESKTOP, PHONE, ZOOMED, NARROWEST]) {
    await other.setViewportSize(size);
    await expectFits(other);
    await expectAccessible(other);
  }
  await other.context().close();
});

test('every screen fits a phone with the font size doubled', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await page.request.post('/api/feedback/articles', { data: { article: article.id, clear: 'no', words: 'Te kort.' } });
  for (const { path, ready } of SCREENS) {
    await page.goto(path);
    await ready(page);
    // With the number of things that wait, the header is at its longest.
    await page
      .getByRole('link', { name: /^To do.*\d/ })
      .or(page.getByRole('button', { name: /^Menu.*\d/ }))
      .waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the dialogs are accessible and fit a small screen', async ({ page, context, createArticle, changeArticle }) => {
  const article = await createArticle();
  const expectGood = async (dialog: Locator, last: string) => {
    for (const size of [DESKTOP, NARROWEST]) {
      await page.setViewportSize(size);
      await dialog.getByRole('button', { name: last, exact: true }).scrollIntoViewIfNeeded();
      await expect(dialog.getByRole('button', { name: last, exact: true })).toBeInViewport({ ratio: 0.9 });
      await expectFits(page);
      await expectAccessible(page);
    }
  };
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  await expectGood(page.getByRole('dialog'), 'Create');

  await page.goto(`/admindash/articles/${article.id}`);
  await page.getByRole('button', { name: 'Add image' }).click();
  await expectGood(page.getByRole('dialog'), 'Add image');
  await page.keyboard.press('Escape');

  await page.getByLabel('Title *', { exact: true }).fill('Mijn titel');
  await changeArticle(article, { title: 'Hun titel' });
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expectGood(page.getByRole('dialog'), 'Save my version');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expectGood(page.getByRole('dialog', { name: 'Your session has ended' }), 'Not now');
});

visitor('the login page is accessible and fits every screen size', async ({ page }) => {
  await page.goto('/admindash/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  for (const size of [DESKTOP, PHONE, ZOOMED, NARROWEST]) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
  await expectAccessible(page);
});
