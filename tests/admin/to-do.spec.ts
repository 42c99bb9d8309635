import type { Page } from '@playwright/test';
import type { AdminArticle } from '../../src/shared/contract/articles/articles.ts';
import type { ToDo } from '../../src/shared/contract/to-do.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { NOTHING_TO_DO } from '../support/nothing-to-do.ts';
import { expect, test } from './logged-in.ts';

const TO_DO = '/admindash/to-do';
const API = '**/api/admin/to-do';
const LONG = 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan';

const REVIEWED = { reviewedOn: '2023-11-20', dueOn: '2026-11-20', reviewer: 'Anna Bos' };
const HANDED_IN = {
  ...{ note: LONG.repeat(3), at: '2026-11-20T10:00:00.000Z', by: { staffId: 2, name: LONG }, receiver: null },
};
const PAGE = {
  ...{ path: '/therapieen/darmen', document: 'therapieen/darmen.md', dueOn: '2026-01-01' },
  ...{ reviewedOn: '2023-01-01', reviewer: 'Anna Bos', successor: null },
};
const NEVER_REVIEWED = { reviewedOn: null, dueOn: null, reviewer: null, isReviewerActive: false };

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const inHeader = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^To do/ });

async function say(page: Page, article: AdminArticle, clear: 'yes' | 'no', words: string) {
  const sent = await page.request.post('/api/feedback/articles', { data: { article: article.id, clear, words } });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('shows what readers said, and puts it aside with the keyboard', async ({ page, createArticle }) => {
  const article = await createArticle({ isPublished: true });
  await say(page, article, 'no', 'Wat is een eenheid?');
  await say(page, article, 'no', 'Te lang.');
  await say(page, article, 'yes', '');
  await page.goto('/admindash');
  await expect(inHeader(page)).toContainText(/\d+ to do/);
  await inHeader(page).click();
  await expect(page).toHaveURL(TO_DO);
  const entry = page.getByRole('article', { name: article.title });
  await expect(entry).toContainText('Clear: 1 yes, 2 no');
  await entry.getByRole('button', { name: 'Done with Te lang.' }).focus();
  await page.keyboard.press('Enter');
  await expect(entry.getByText('Te lang.')).toHaveCount(0);
  await expect(entry.getByRole('button', { name: 'Done with Wat is een eenheid?' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByRole('button', { name: /^Done with/ })).toHaveCount(2);
  await entry.getByRole('button', { name: 'All 2 done' }).click();
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(entry).toContainText('Clear: 1 yes, 2 no');
});

test('names a page about care by its title', async ({ page }) => {
  const about = { article: null, yes: 0, no: 1, words: [], moreWords: 0 };
  const entries = ['/pmo', '/therapieen/verslavingszorg', '/weg'].map((path) => ({ ...about, path }));
  await page.route(API, (route) =>
    route.fulfill({ json: { ...NOTHING_TO_DO, readerFeedback: { total: 0, entries } } }),
  );
  await page.goto(TO_DO);
  const said = section(page, /^What readers said/);
  await expect(said.getByRole('heading', { level: 3 })).toHaveText([
    /^Preventief medisch onderzoek/,
    /^Verslaving/,
    /^\/weg/,
  ]);
  await expect(said.getByRole('link', { name: /^Preventief/ })).toHaveAttribute('href', '/pmo');
});

test('counts what is done at once, also in the header', async ({ page, createArticle }) => {
  const article = await createArticle({
    isPublished: true,
    content: '<p>Tekst <img src="/assets/magazine/leaf.webp"></p>',
  });
  await page.goto(TO_DO);
  const entry = section(page, /^Pictures without description/)
    .getByRole('listitem')
    .filter({ hasText: article.title });
  await expect(entry).toContainText('1 picture in the text');
  const before = Number.parseInt((await inHeader(page).textContent())?.replace(/\D/g, '') ?? '', 10);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: `Delete ${article.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  if (before > 1) await expect(inHeader(page)).toContainText(`${before - 1}`);
  else await expect(inHeader(page)).toHaveText('To do');
});

test('deletes several old drafts in one step', async ({ page, createArticle }) => {
  const drafts = [await createArticle(), await createArticle(), await createArticle()];
  await page.route(API, async (route) => {
    const isThere = async ({ id }: AdminArticle) => (await page.request.get(`/api/admin/articles/${id}`)).ok();
    const left: AdminArticle[] = [];
    for (const draft of drafts) if (await isThere(draft)) left.push(draft);
    const entries = left.map((draft) => ({
      ...draft,
      type: 'article' as const,
      updatedAt: '2026-01-05T10:00:00.000Z',
    }));
    await route.fulfill({ json: { ...NOTHING_TO_DO, total: left.length, oldDrafts: { total: left.length, entries } } });
  });
  await page.goto(TO_DO);
  const group = section(page, /^Drafts older than a month \(3\)/);
  await group.getByRole('checkbox', { name: `Select ${drafts[0]?.title}` }).check();
  await group.getByRole('checkbox', { name: `Select ${drafts[2]?.title}` }).check();
  await expect(group.getByRole('status')).toHaveText('2 selected');
  const changes = group.getByRole('group', { name: 'Change the selected articles' });
  await expect(changes.getByRole('button')).toHaveText(['Publish', 'Category', 'Delete']);
  await changes.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section(page, /^Drafts older than a month \(1\)/)).toContainText(drafts[1]?.title ?? '');
  await expect(inHeader(page)).toContainText('1 to do');
  // What was selected here is no selection of the list of articles.
  await page.getByRole('checkbox', { name: `Select ${drafts[1]?.title}` }).check();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/^\d+ articles$/)).toBeVisible();
});

test('is friendly when nothing is to do, and says when it cannot know', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ json: NOTHING_TO_DO }));
  await page.goto(TO_DO);
  await expect(page.getByText('All done')).toBeVisible();
  await expect(inHeader(page)).toHaveText('To do');
  await page.route(API, (route) =>
    route.fulfill({ status: 503, json: { error: 'The server cannot reach its database.' } }),
  );
  await page.reload();
  await expect(page.getByText('We could not load what there is to do.')).toBeVisible();
});

test('fits every width with long words, and has no accessibility errors', async ({ page }) => {
  const article = { id: 1, title: LONG, type: 'article', language: 'nl', isPublished: true, version: 1 } as const;
  const words = [{ id: 1, text: LONG.repeat(3), isClear: false, createdAt: '2026-11-20T10:00:00.000Z' }];
  const full: ToDo = {
    total: 1500,
    documents: {
      total: 30,
      entries: [
        { path: 'therapieen/pro-aging.md', title: LONG, confirmedAt: '2026-08-20T10:00:00.000Z', confirmedBy: LONG },
        { path: 'kliniek.yaml', title: 'Clinic', confirmedAt: null, confirmedBy: null },
      ],
    },
    handIns: {
      total: 2,
      waiting: { total: 1, entries: [{ ...article, ...HANDED_IN, receiver: HANDED_IN.by }] },
      givenBack: { total: 1, entries: [{ ...article, ...HANDED_IN }] },
      published: { total: 1, entries: [{ ...article, ...HANDED_IN, note: null, by: null }] },
    },
    failedSchedules: {
      total: 1,
      scheduled: 4,
      entries: [
        {
          ...{
            articleId: 1,
            title: LONG,
            type: 'article',
            language: 'nl',
            live: null,
            action: 'publish',
            wallTime: '2026-11-20T09:00',
            revision: 1,
          },
          ...{ dueAt: '2026-11-20T08:00:00.000Z', hasNewerText: false, scheduledBy: null },
          nextTryAt: null,
          failure: 'The category “Slaap” was deleted. Choose another category.',
        },
      ],
    },
    readerFeedback: {
      total: 30,
      entries: [
        { path: '/magazine/article/lang', article, yes: 120, no: 30, words, moreWords: 29 },
        { path: '/therapieen/degeneratieve-aandoeningen', article: null, yes: 0, no: 2, words: [], moreWords: 0 },
      ],
    },
    undescribedPictures: {
      total: 1001,
      unchecked: 99_500,
      entries: [{ ...article, inText: 2, isCoverUndescribed: true }],
    },
    reviews: {
      total: 2,
      due: { total: 1, entries: [{ ...article, ...REVIEWED, isReviewerActive: false }] },
      changed: { total: 0, entries: [] },
      unreviewed: { total: 1, entries: [{ ...article, ...NEVER_REVIEWED }] },
      leftPages: { total: 1, entries: [{ ...PAGE, successor: 'Bas Bos' }] },
      pages: { total: 1, entries: [PAGE] },
      changedPages: { total: 0, entries: [] },
    },
    deadLinks: {
      total: 1,
      entries: [
        {
          address: `https://elders.example/${LONG}`,
          askedAt: '2026-11-20T02:00:00.000Z',
          articles: [article],
          pages: ['/therapieen/allergieen-intoleranties'],
        },
      ],
    },
    remotePictures: { total: 1, entries: [{ ...article, hosts: [`${LONG.toLowerCase()}.example`] }] },
    oldDrafts: {
      total: 1001,
      entries: [{ ...article, isPublished: false, updatedAt: '2026-01-05T10:00:00.000Z' }],
    },
  };
  await page.route(API, (route) => route.fulfill({ json: full }));
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(TO_DO);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}-${width}.png`, fullPage: true });
  }
  await expect(section(page, /^Drafts older than a month \(more than 1,000\)/)).toBeVisible();
  await expect(inHeader(page)).toContainText('99+ to do');
});
