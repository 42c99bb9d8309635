import type { Locator, Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { DAY_MS } from '../../src/shared/dates/durations.ts';
import { plainPicture } from '../support/pictures/make-pictures.ts';
import { countHands } from './count-hands.ts';
import { contentField, fetchArticle, titleField } from './editor/editor-page.ts';
import { versions } from './history/history-page.ts';
import { expect, test } from './schedule/clocked-site.ts';
import { inDays, NOW } from './schedule/schedule-page.ts';

/*
 * What a writer or an editor does most, each as they would from the first screen. Prints clicks, and the seconds of hands
 * and eyes; allows no more clicks than today.
 */

const PARAGRAPH = 'Wie overdag naar buiten gaat, slaapt beter: het daglicht zet de klok in het lichaam gelijk. ';
/** 300 words. */
const TEXT = PARAGRAPH.repeat(20).trim();
const TYPO = '<p>Een rustige ochtned begint met een glas water.</p>';
const RIGHT = 'Een rustige ochtend begint met een glas water.';

const MOST_CLICKS = {
  'write 300 words and publish them with a picture': { wide: 5, phone: 5 },
  'correct a typo in a live article': { wide: 3, phone: 3 },
  'schedule a draft for the day after tomorrow': { wide: 4, phone: 4 },
  'bring back the text of yesterday': { wide: 6, phone: 6 },
  'invite a colleague': { wide: 5, phone: 5 },
  'replace a picture': { wide: 4, phone: 5 },
  'handle a message': { wide: 2, phone: 3 },
};
type Task = keyof typeof MOST_CLICKS;

test.use({ actionTimeout: 15_000 * busyness() });

for (const [screen, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`seven tasks take few clicks at ${viewport.width} px`, async ({ page, site, staff, createArticle }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { count, start, look, keys, click, write, type, chooseFile } = countHands();
    const taken: Partial<Record<Task, number>> = {};
    const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
    const row = (title: string) => page.getByRole('article', { name: title });
    const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    const dialog = page.getByRole('dialog');
    /** By the navigation, which a phone has behind a button. */
    const goTo = async (name: RegExp, isSeldom = false) => {
      const nav = page.getByRole('navigation', { name: 'Admin' });
      if (screen === 'phone') await click(nav.getByRole('button', { name: /^Menu/ }));
      else if (isSeldom) await click(nav.getByRole('button', { name: /^More/ }));
      await click(nav.getByRole('link', { name }));
      look();
    };
    const openFromList = async (title: string) => {
      await click(row(title).getByRole('link', { name: title, exact: true }));
      await contentField(page).waitFor();
      look();
    };
    const task = (name: Task, act: () => Promise<void>) =>
      test.step(name, async () => {
        await page.goto('/admindash');
        start();
        await act();
        taken[name] = count.clicks;
        console.log(`${viewport.width} px: ${count.clicks} clicks, ${Math.round(count.seconds)} s: ${name}`);
      });

    await createArticle({ isPublished: true });
    await task('write 300 words and publish them with a picture', async () => {
      const title = `Daglicht op ${viewport.width} beelden`;
      await click(page.getByRole('link', { name: 'New Article', exact: true }));
      look();
      await contentField(page).waitFor();
      await expect(titleField(page)).toBeFocused();
      await write(titleField(page), title);
      await page.keyboard.press('Enter');
      await expect(contentField(page)).toBeFocused();
      // Ctrl+V: typing 300 words takes as long everywhere.
      await page.keyboard.insertText(TEXT);
      keys(3);
      await click(page.getByRole('group', { name: 'Used last' }).getByRole('button').first());
      const buffer = await plainPicture(1500, 1000, screen === 'wide' ? '#7a8f5a' : '#5a7a8f')
        .png()
        .toBuffer();
      await chooseFile(page.getByLabel('Image', { exact: true }), { name: 'tuin.png', mimeType: 'image/png', buffer });
      const alt = page.getByLabel('Image Alt Text');
      await expect(alt).toBeFocused();
      await write(alt, 'Een tuin in de ochtend');
      await click(button('Publish'));
      await said('Article published');
      await expect(row(title)).toContainText('Published');
    });

    const live = await createArticle({ isPublished: true, content: TYPO });
    await task('correct a typo in a live article', async () => {
      await openFromList(live.title);
      await click(contentField(page).getByText('ochtned'));
      await contentField(page).fill(RIGHT);
      keys(8);
      await click(button('Update'));
      await said('Article updated');
      expect((await fetchArticle(page, live)).content).toBe(`<p>${RIGHT}</p>`);
    });

    const draft = await createArticle();
    await task('schedule a draft for the day after tomorrow', async () => {
      await openFromList(draft.title);
      await click(button('Schedule…'));
      look();
      await type(dialog.getByLabel('Date'), inDays(2));
      await click(button('Schedule', dialog));
      await said('Scheduled');
    });

    const old = await createArticle({ isPublished: true, content: `<p>${RIGHT}</p>` });
    await site.setClock(new Date(NOW.getTime() + DAY_MS));
    await page.clock.setSystemTime(new Date(NOW.getTime() + DAY_MS));
    expect((await page.request.post('/api/admin/login', { data: staff })).ok()).toBe(true);
    await page.request.put(`/api/admin/articles/${old.id}`, { data: { ...old, content: '<p>Kort.</p>' } });
    await task('bring back the text of yesterday', async () => {
      await openFromList(old.title);
      await click(page.getByRole('link', { name: 'History' }));
      look();
      await click(versions(page).getByRole('link').nth(1));
      await click(button('Restore this version'));
      await click(button('Open in the editor', page.getByRole('alertdialog')));
      await contentField(page).waitFor();
      look();
      await click(button('Update'));
      await said('Article updated');
      expect((await fetchArticle(page, old)).content).toBe(`<p>${RIGHT}</p>`);
    });

    await task('invite a colleague', async () => {
      await goTo(/^People/, true);
      await click(button('Invite somebody'));
      look();
      await expect(dialog.getByLabel('Name *')).toBeFocused();
      await write(dialog.getByLabel('Name *'), 'Eva Maas');
      keys(1);
      await write(dialog.getByLabel('Email *'), `eva${viewport.width}@clinic.example`);
      await click(button('Invite', dialog));
      await expect(dialog.getByLabel('Link for Eva Maas')).toBeVisible();
      await click(button('Done', dialog));
    });

    await task('replace a picture', async () => {
      await goTo(/^Pictures/);
      await click(
        page
          .getByRole('listitem')
          .getByRole('button', { name: /^tuin\.png/ })
          .first(),
      );
      look();
      const buffer = await plainPicture(1200, 800, screen === 'wide' ? '#31572c' : '#572c31')
        .png()
        .toBuffer();
      await chooseFile(button('Replace file…', dialog), { name: 'bos.png', mimeType: 'image/png', buffer });
      await said('File replaced');
    });

    await page.request.post('/api/contact', {
      data: {
        name: 'Petra',
        email: 'petra@voorbeeld.nl',
        subject: `Keuring ${viewport.width}`,
        message: 'Kan het morgen?',
      },
    });
    await task('handle a message', async () => {
      await goTo(/^Messages/);
      await click(button('Mark as handled', page.getByRole('article').first()));
      await said('Marked as handled');
    });

    const over = Object.entries(taken).filter(([name, clicks]) => clicks > MOST_CLICKS[name as Task][screen]);
    expect(over).toEqual([]);
    expect(Object.keys(taken)).toHaveLength(7);
  });
