import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { plainPicture } from '../support/pictures/make-pictures.ts';
import { type ClockedServer, startClockedServer } from '../support/server/clocked-server.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, STAFF } from '../support/server/server.ts';
import { countHands } from './count-hands.ts';
import { test as base } from './logged-in.ts';

/*
 * What the assistant at the desk changes, each as she would, from the first screen until a visitor without JavaScript
 * sees it. Prints clicks, and seconds: those of her hands and eyes by the keystroke-level model (Card, Moran and Newell),
 * and those from the press until a visitor sees it.
 */

const START = new Date('2026-11-24T09:00:00Z');
/** A publication is a build: a quarter of a minute, or more where others work. */
const BUILD_MS = 240_000 * busyness();
const MOST_CLICKS = 12;
const MEDIAN_SECONDS = 60;

const { DESK_DATABASE } = process.env;

const test = base.extend<object, { site: ClockedServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const command = ['reviewer', STAFF.email, '--profession', 'arts', '--big', '19012345601'];
      const postgres: LocalPostgres | undefined = DESK_DATABASE === 'postgres' ? await startLocalPostgres() : undefined;
      const database = postgres && {
        DATABASE_URL: await postgres.createDatabase('desk'),
        SESSION_SECRET: 'only for this test: thirty-two bytes or more',
      };
      const addNumber = () =>
        promisify(execFile)(process.execPath, ['scripts/operations/staff.ts', ...command], {
          env: { ...process.env, DATA_DIR: folder, ...database },
        });
      // An embedded database belongs to one process, and a new one has no account before the first start.
      if (!postgres) await addNumber();
      const server = await startClockedServer(folder, START, database);
      if (postgres) await addNumber();
      await use(server);
      await server.stop();
      await postgres?.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
const { expect } = test;
test.use({ actionTimeout: 30_000 * busyness() });

type Result = { task: string; clicks: number; seconds: number; online: number };
const results: Result[] = [];

test('the changes of a clinic, each by its desk, until a visitor sees it', async ({ page, browser, baseURL, site }) => {
  test.setTimeout(25 * BUILD_MS);
  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const visitor = await visitors.newPage();
  const { count, start, look, keys, click, type, chooseFile } = countHands();
  await page.clock.install({ time: START });

  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const group = (name: string, within: Page | Locator = page) => within.getByRole('group', { name, exact: true });
  /** From the first screen. */
  const open = async (title: string) => {
    await click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Clinic' }));
    await click(page.getByRole('main').getByRole('link', { name: title, exact: true }));
    await page.getByRole('form').waitFor();
    look(2);
  };
  const publish = async (said = 'Published') => {
    await click(button('Publish'));
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  };
  const publishLater = async (date: string) => {
    await click(button('Publish later…'));
    const dialog = page.getByRole('dialog', { name: 'Publish later' });
    look();
    await type(dialog.getByLabel('Date'), date);
    await type(dialog.getByLabel('Time'), '00:00');
    await click(button('Publish later', dialog));
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  };
  /** The clock of the site moves on, and with it that of the desk, who has to log in again after a while. */
  const letTimePass = async (until: string) => {
    await site.setClock(new Date(until));
    await page.clock.setSystemTime(new Date(until));
    count.pressedAt = performance.now();
    const login = await page.request.post('/api/admin/login', { data: STAFF });
    expect(login.ok()).toBe(true);
  };
  /** Until what a visitor gets of these pages passes. */
  const seen = async (check: () => Promise<void>) => expect(check).toPass({ timeout: BUILD_MS, intervals: [500] });
  const text = async (path: string) => {
    await visitor.goto(path);
    return ((await visitor.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
  };

  async function task(name: string, act: () => Promise<void>, check: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      await page.goto('/admindash');
      start();
      await act();
      await seen(check);
      const { clicks, seconds } = count;
      const online = (performance.now() - count.pressedAt) / 1000;
      results.push({ task: name, clicks, seconds, online });
      console.log(`${clicks} clicks, ${Math.round(seconds)} s, seen after ${online.toFixed(1)} s: ${name}`);
    });
  }

  await task(
    'closed next Thursday, with the reason',
    async () => {
      await open('Clinic, opening hours and closures');
      await click(button('Add to Closed'));
      await type(group('Closed 1').getByLabel('From', { exact: true }), '2026-12-03');
      await type(page.getByLabel('Reason'), 'nascholing');
      await publish();
    },
    async () => expect(await text('/over-ons')).toContain('Gesloten op 3 december (nascholing).'),
  );
  await task(
    'another telephone number, everywhere',
    async () => {
      await open('Clinic, opening hours and closures');
      await type(page.getByLabel('Phone'), '040 222 88 88');
      await publish();
    },
    async () => {
      for (const path of ['/', '/over-ons', '/therapieen/pro-aging', '/magazine', '/klachten', '/bestaat-niet']) {
        const html = await (await visitor.request.get(path)).text();
        expect([path, html.includes('040 222 88 88'), html.includes('222 01 45')]).toEqual([path, true, false]);
      }
    },
  );
  await task(
    'a new question with its answer',
    async () => {
      await open('Frequent questions');
      await click(button('Add to Questions'));
      await type(page.getByLabel('Id'), 'parkeren');
      await type(page.getByLabel('Question', { exact: true }), 'Kan ik bij u parkeren?');
      await type(page.getByLabel('Answer', { exact: true }), 'Ja, naast de deur, ook met een aanhanger.');
      await publish();
    },
    async () => {
      const html = await (await visitor.request.get('/rijbewijskeuringen')).text();
      expect(html).toContain('Kan ik bij u parkeren?');
      expect(await (await visitor.request.get('/zoeken?q=aanhanger')).text()).toContain('Kan ik bij u parkeren?');
    },
  );
  await task(
    'another picture on a treatment page',
    async () => {
      const buffer = await plainPicture(1500, 1000, '#7a8f5a').png().toBuffer();
      await open('Natuurgeneeskunde');
      const file = { name: 'tuin.png', mimeType: 'image/png', buffer };
      await chooseFile(page.locator('[data-upload] input[type=file]'), file);
      await expect(page.getByText('“tuin.png” is ready.')).toBeVisible();
      await type(page.getByLabel('Description of the picture'), 'Kruiden in een tuin');
      await publish();
    },
    async () => {
      await visitor.goto('/behandelingen/natuurgeneeskunde');
      await expect(visitor.getByRole('img', { name: 'Kruiden in een tuin' })).toBeVisible({ timeout: 100 });
    },
  );
  await task(
    'a new colleague with portrait and registration',
    async () => {
      const buffer = await plainPicture(600, 900, '#b08968').png().toBuffer();
      await open('Team');
      await click(button(/^Add/));
      await type(page.getByLabel('Key'), 'anna-bos');
      const anna = group('anna-bos');
      await type(anna.getByLabel('Name', { exact: true }), 'Anna Bos');
      const named = group('Anna Bos');
      await type(named.getByLabel('Profession'), 'huisarts');
      await type(named.getByLabel('Registration'), 'BIG-nummer 12345678901');
      await chooseFile(named.locator('input[type=file]'), { name: 'anna.png', mimeType: 'image/png', buffer });
      await expect(named.getByText('“anna.png” is ready.')).toBeVisible();
      await publish();
    },
    async () => {
      await visitor.goto('/over-ons');
      const colleague = visitor.getByRole('listitem').filter({ hasText: 'Anna Bos' });
      await expect(colleague).toContainText('BIG-nummer 12345678901', { timeout: 100 });
      await expect(colleague.locator('img')).toHaveAttribute('src', /^\/_astro\/[0-9a-f]{32}/, { timeout: 100 });
    },
  );
  await task(
    'a colleague leaves: gone from the team, her reviewed pages go to another’s To do',
    async () => {
      await open('Team');
      await click(button(/^Joris van Lieshout/));
      const joris = group('Joris van Lieshout');
      await type(joris.getByLabel('Left', { exact: true }), '2026-11-24');
      await click(joris.getByLabel('Successor'));
      await click(page.getByRole('option', { name: 'Hanneke Verbruggen' }));
      await publish();
    },
    async () => expect(await text('/over-ons')).not.toContain('Joris van Lieshout'),
  );
  await page.goto('/admindash/to-do');
  const left = page.getByRole('region', { name: /^Pages about care whose reviewer left/ });
  await expect(left.getByRole('listitem').filter({ hasText: 'Pro-aging' })).toContainText('For Hanneke Verbruggen');

  // The doctor's number, at her name: what the page says of her review.
  await page.goto('/admindash');
  await open('Team');
  await click(button(/^Hanneke Verbruggen/));
  const hanneke = group('Hanneke Verbruggen');
  await type(hanneke.getByLabel('Registration'), 'BIG-nummer 19012345601');
  // An example reviews nothing: this is her name.
  await click(button('This is right', hanneke).first());
  await publish();
  await task(
    'a wrong sentence on a therapy page, corrected, reviewed by a doctor, online',
    async () => {
      await open('Allergieën en intoleranties');
      await click(page.getByRole('textbox', { name: 'Text', exact: true }).locator('p').first());
      await page.keyboard.press('End');
      await page.keyboard.type(' Neem de etiketten mee.');
      keys(24);
      await click(button('I have read this text…'));
      look(10);
      await click(button('Reviewed: publish', page.getByRole('dialog')));
      await expect(page.getByText('Reviewed and published', { exact: true })).toBeVisible();
    },
    async () => {
      const shown = await text('/therapieen/allergieen-intoleranties');
      expect(shown).toContain('Neem de etiketten mee.');
      expect(shown).toContain('19012345601');
    },
  );
  await task(
    'a notice on all pages until Friday 17:00',
    async () => {
      await open('Notice on all pages');
      await type(page.getByLabel('Text', { exact: true }), 'Vrijdag zijn we tot 17 uur alleen per mail bereikbaar.');
      await type(page.getByLabel('Until'), '2026-11-27T17:00');
      await publish();
    },
    async () => {
      for (const path of ['/', '/klachten', '/magazine', '/therapieen/pro-aging'])
        expect(await text(path)).toContain('alleen per mail bereikbaar');
    },
  );
  await letTimePass('2026-11-27T16:00:00Z');
  await seen(async () => {
    for (const path of ['/', '/magazine']) expect(await text(path)).not.toContain('alleen per mail bereikbaar');
  });
  await task(
    'the intake costs € 165 from 1 January',
    async () => {
      await open('Prices');
      await click(button(/^Normale intake/));
      await type(page.getByRole('textbox', { name: 'Price' }).first(), '€ 165');
      await type(page.getByLabel('Valid from'), '2027-01-01');
      await publishLater('2027-01-01');
      await letTimePass('2026-12-31T23:00:01Z');
    },
    async () => {
      expect(await text('/over-ons')).toContain('€ 165');
      expect(await text('/behandelingen/integrale-geneeskunde')).toContain('€ 165');
    },
  );
  await letTimePass('2027-01-02T09:00:00Z');
  await task(
    'yesterday’s change of prices undone',
    async () => {
      await open('Prices');
      const history = page.getByRole('region', { name: 'History' });
      await click(button('Show the file', history));
      await publish();
    },
    async () => expect(await text('/over-ons')).not.toContain('€ 165'),
  );
  await task(
    'from next month also open on Saturday 10 to 13',
    async () => {
      await open('Clinic, opening hours and closures');
      await click(button('Add to Opening hours'));
      const saturday = group('Opening hours 2');
      await click(saturday.getByLabel('zaterdag'));
      await type(saturday.getByLabel('From', { exact: true }), '10:00');
      await type(saturday.getByLabel('Until', { exact: true }), '13:00');
      await publishLater('2027-02-01');
      await letTimePass('2027-01-31T23:00:01Z');
    },
    async () => expect(await text('/over-ons')).toMatch(/zaterdag 10:00 – 13:00/i),
  );
  await task(
    'waiting time “twee weken”',
    async () => {
      await open('Waiting time');
      await type(page.getByRole('textbox', { name: 'Waiting time' }), 'twee weken');
      await publish();
    },
    async () => expect(await text('/therapieen/pro-aging')).toContain('Wachttijd voor een eerste afspraak: twee weken'),
  );
  await letTimePass('2027-03-07T22:00:00Z');
  expect(await text('/therapieen/pro-aging')).toContain('twee weken');
  await letTimePass('2027-03-07T23:00:01Z');
  await seen(async () => expect(await text('/therapieen/pro-aging')).not.toContain('Wachttijd voor een eerste'));
  await visitors.close();

  const median = results.map((one) => one.seconds).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
  expect(results.filter((one) => one.clicks > MOST_CLICKS)).toEqual([]);
  expect(median).toBeLessThanOrEqual(MEDIAN_SECONDS);
});
