import type { Locator, Page } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import { failSchedules, someVisits } from './answers.ts';
import { type Site, send } from './fill-site.ts';

export type Scene = {
  /** Without an account. */
  isForVisitors?: true;
  show: (page: Page, site: Site) => Promise<unknown>;
  /** Undoes what the scene changed. */
  after?: (page: Page, site: Site) => Promise<unknown>;
};

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
const content = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path);
  await shown.waitFor();
}
const openEditor = (page: Page, { id }: { id: number }) => open(page, `/admindash/articles/${id}`, content(page));
const cards = (page: Page) => page.getByRole('main').getByRole('article').first();
const toTop = (locator: Locator) => locator.evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** By the name of the file. */
export const SCENES: Record<string, Scene> = {
  login: { isForVisitors: true, show: (page) => open(page, '/admindash/login', page.getByLabel('Email')) },
  'dashboard-articles': { show: (page) => open(page, '/admindash', cards(page)) },
  'dashboard-writers': { show: (page) => open(page, '/admindash?tab=writers', cards(page)) },
  'dashboard-categories': { show: (page) => open(page, '/admindash?tab=categories', cards(page)) },
  'dialog-writer': {
    show: async (page) => {
      await open(page, '/admindash?tab=writers', cards(page));
      await button(page, 'Add Writer').click();
    },
  },
  bulk: {
    show: async (page) => {
      await open(page, '/admindash', cards(page));
      const boxes = page.getByRole('main').getByRole('article').getByRole('checkbox');
      for (const at of [0, 1, 2]) await boxes.nth(at).check();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  palette: {
    show: async (page) => {
      await open(page, '/admindash', cards(page));
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill('bloed');
      await page
        .getByRole('option', { name: /bloeddruk/ })
        .first()
        .waitFor();
    },
  },
  shortcuts: {
    show: async (page) => {
      await open(page, '/admindash', cards(page));
      await page.keyboard.press('?');
      await dialog(page).waitFor();
    },
  },
  undo: {
    show: async (page, { eva }) => {
      await send(eva, 'POST', '/api/admin/articles', { ...TO_DELETE });
      await open(page, '/admindash', cards(page));
      await button(page.getByRole('article', { name: TO_DELETE.title }), /^Delete/).click();
      await button(page.getByRole('alertdialog'), 'Delete').click();
      await button(page, 'Undo').waitFor();
    },
    after: async (_, { eva }) => {
      const { articles } = await send<{ articles: { id: number; title: string }[] }>(eva, 'GET', '/api/admin/bin');
      const deleted = articles.find(({ title }) => title === TO_DELETE.title);
      if (deleted) await send(eva, 'DELETE', `/api/admin/bin/${deleted.id}`);
    },
  },
  editor: { show: (page, { history }) => openEditor(page, history) },
  'draft-changes': { show: (page, { changed }) => openEditor(page, changed) },
  'dialog-share': {
    show: async (page, { draft }) => {
      await openEditor(page, draft);
      await button(page, 'Share preview').click();
      await button(dialog(page), 'Make a link').click();
      await page.getByLabel('Link for a reader').waitFor();
    },
    after: (page) => button(dialog(page), /^Revoke/).click(),
  },
  'dialog-schedule': {
    show: async (page, { checked }) => {
      await openEditor(page, checked);
      await button(page, 'Schedule…').click();
      await dialog(page).getByLabel('Date').waitFor();
    },
  },
  check: {
    show: async (page, { checked }) => {
      await openEditor(page, checked);
      const found = page.getByRole('region', { name: 'Check' });
      await found.getByText('Blocks publishing').first().waitFor();
      await toTop(found);
    },
  },
  review: {
    show: async (page, { reviewed }) => {
      await openEditor(page, reviewed);
      await toTop(page.getByRole('heading', { name: 'Medical review' }));
    },
  },
  sources: {
    show: async (page, { sourced }) => {
      await openEditor(page, sourced);
      await toTop(page.getByRole('region', { name: 'Sources' }));
    },
  },
  conflict: {
    show: async (page, { eva }) => {
      const article = await send<AdminArticle>(eva, 'POST', '/api/admin/articles', TICK_BITE);
      await openEditor(page, article);
      const changed = TICK_BITE.content.replace('met een pincet', 'met een puntig pincet');
      await send(eva, 'PUT', `/api/admin/articles/${article.id}`, { ...article, content: changed });
      await content(page).click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Twijfelt u? Bel uw huisarts.');
      await button(page, 'Save Article').click();
      await dialog(page).waitFor();
    },
    after: async (page, { anna, eva }) => {
      const id = /(\d+)$/.exec(page.url())?.[1];
      const { drafts } = await send<{ drafts: { visit: string }[] }>(
        anna,
        'GET',
        `/api/admin/recoverable-drafts/${id}`,
      );
      for (const { visit } of drafts) await send(anna, 'DELETE', `/api/admin/recoverable-drafts/${id}/${visit}`);
      await send(eva, 'DELETE', `/api/admin/articles/${id}`);
      await send(eva, 'DELETE', `/api/admin/bin/${id}`);
    },
  },
  history: {
    show: (page, { history }) =>
      open(
        page,
        `/admindash/articles/${history.id}/history`,
        page
          .getByRole('region', { name: /^Version \d/ })
          .locator('ins')
          .first(),
      ),
  },
  schedule: {
    show: (page) =>
      open(page, '/admindash/schedule', page.getByRole('main').getByRole('link', { name: /B12/ }).first()),
  },
  'failed-schedule': {
    show: async (page) => {
      await failSchedules(page, /Wandelen/);
      await open(page, '/admindash', page.getByRole('region', { name: 'Failed schedules' }));
    },
  },
  preview: {
    isForVisitors: true,
    show: (page, { preview }) => open(page, preview, page.getByRole('region', { name: 'Preview', exact: true })),
  },
  bin: { show: (page) => open(page, '/admindash/bin', cards(page)) },
  'to-do': { show: (page) => open(page, '/admindash/to-do', page.getByRole('heading', { level: 2 }).first()) },
  messages: { show: (page) => open(page, '/admindash/messages', cards(page)) },
  account: { show: (page) => open(page, '/admindash/account', page.locator('#sessions + ul li').first()) },
  pictures: {
    show: (page) =>
      open(page, '/admindash/pictures', page.getByRole('region', { name: 'Library' }).getByRole('listitem').first()),
  },
  people: { show: (page) => open(page, '/admindash/people', cards(page)) },
  activity: {
    show: (page) =>
      open(page, '/admindash/activity', page.getByRole('main').getByRole('region').getByRole('listitem').first()),
  },
  visits: {
    show: async (page) => {
      await someVisits(page);
      await open(page, '/admindash/visits', page.getByRole('heading', { name: 'All pages' }));
    },
  },
  help: {
    show: (page) => open(page, '/admindash/help', page.getByRole('heading', { name: 'Handleiding voor de redactie' })),
  },
  welcome: {
    isForVisitors: true,
    show: (page, { welcome }) => open(page, welcome, page.getByRole('heading', { name: /^Welcome/ })),
  },
};

const TICK_BITE = {
  title: 'Een tekenbeet: wat u meteen doet',
  content:
    '<p>Haal de teek weg met een pincet, zo dicht mogelijk bij de huid.</p><p>Schrijf de dag op. Wordt de plek na een paar dagen rood en groter, laat er dan iemand naar kijken.</p>',
  category: 'Preventieve geneeskunde',
};

const TO_DELETE = {
  title: 'Oefeningen voor een stijve nek',
  content: '<p>Rol uw schouders, en kijk langzaam over uw linkerschouder.</p>',
  category: 'Preventieve geneeskunde',
};
