import { devices, type Page } from '@playwright/test';
import { HOUR_MS } from '../../../src/shared/dates/durations.ts';
import { draftNotice, publishChanges, saveAsDraft } from '../editor/draft-changes/draft-page.ts';
import { contentField, openEditor, titleField, toast } from '../editor/editor-page.ts';
import { field, restore, versionPanel, versions } from '../history/history-page.ts';
import { expect, test } from '../schedule/clocked-site.ts';
import { dialog, fillTime, inDays, NOW, notice, openDialog } from '../schedule/schedule-page.ts';

/** 14:00 in Amsterdam, four hours after NOW. */
const DUE_AT = new Date(NOW.getTime() + 4 * HOUR_MS);

const { defaultBrowserType: _, ...phone } = devices['iPhone 15'];

test('drafts, shares, schedules, publishes, compares and restores', { tag: '@smoke' }, async ({
  page,
  browser,
  site,
  createArticle,
}) => {
  const article = await createArticle({
    title: 'Slapen in de zomer',
    content: '<p>Zet het raam open.</p><p>Drink voor het slapen een glas water.</p>',
    isPublished: true,
  });
  const live = `/magazine/article/${article.slug}`;
  const reader = await (await browser.newContext({ ...phone, baseURL: site.url })).newPage();
  await reader.goto(live);
  await expect(reader.getByText('Zet het raam open.')).toBeVisible();

  await test.step('a draft over the live article leaves that alone', async () => {
    await openEditor(page, article);
    await titleField(page).fill('Slapen als het warm is');
    await contentField(page).fill('Houd het raam overdag dicht.');
    await saveAsDraft(page).click();
    await expect(toast(page, 'Draft saved')).toBeVisible();
    await expect(draftNotice(page)).toContainText('You are editing draft changes.');
    await expectToRead(reader, live, 'Slapen in de zomer', 'Zet het raam open.');
  });

  const shared = await test.step('the draft is read on a phone, by a link, without an account', async () => {
    await page.getByRole('button', { name: 'Share preview' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link for a reader').inputValue();
    await page.keyboard.press('Escape');
    await expectToRead(reader, link, 'Slapen als het warm is', 'Houd het raam overdag dicht.');
    await expect(reader.getByRole('region', { name: 'Preview', exact: true })).toContainText(
      'Only people who have this link',
    );
    const excess = await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBe(0);
    expect(await reader.context().cookies()).toEqual([]);
    return link;
  });

  await test.step('its publication is scheduled', async () => {
    await openDialog(page);
    await expect(dialog(page)).toContainText('Publish the changes');
    await fillTime(page, inDays(0), '14:00');
    await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(notice(page)).toContainText('The changes will be published in 4 hours');
  });

  await test.step('the reader sees it at its minute, and not before', async () => {
    await site.setClock(new Date(DUE_AT.getTime() - 1));
    await expectToRead(reader, live, 'Slapen in de zomer', 'Zet het raam open.');
    await site.setClock(DUE_AT);
    const heading = reader.getByRole('heading', { level: 1 });
    await expect(async () => {
      await reader.goto(live);
      await expect(heading).toHaveText('Slapen als het warm is', { timeout: 500 });
    }).toPass({ timeout: 15_000, intervals: [500] });
    await expect(reader.getByText('Houd het raam overdag dicht.')).toBeVisible();
  });

  await test.step('the editor follows, and the history compares the two', async () => {
    await page.clock.runFor(DUE_AT.getTime() - NOW.getTime() + 2000);
    await expect(toast(page, 'Changes published as scheduled')).toBeVisible();
    await expect(draftNotice(page)).toBeHidden();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    const newest = versions(page).getByRole('link').first();
    await expect(newest).toContainText('Published as scheduled');
    await expect(newest).toContainText('Live now');
    await expect(page.getByRole('combobox', { name: 'Compared with' })).toContainText('Version 1');
    await expect(field(page, 'Title').locator('del')).toContainText(['in de zomer']);
    await expect(field(page, 'Content').locator('ins')).toContainText(['overdag dicht']);
  });

  await test.step('the old version comes back, and readers see it once it is published', async () => {
    await versions(page).getByRole('link', { name: 'Created' }).click();
    await expect(versionPanel(page).getByRole('heading', { name: 'Version 1' })).toBeVisible();
    await restore(page);
    await expect(titleField(page)).toHaveValue('Slapen in de zomer');
    await saveAsDraft(page).click();
    await expect(draftNotice(page)).toBeVisible();
    // The link has ended with the publication, and shows no later draft.
    await reader.goto(shared);
    await expect(reader).toHaveURL(live);
    await expectToRead(reader, live, 'Slapen als het warm is', 'Houd het raam overdag dicht.');
    await publishChanges(page).click();
    await expect(page).toHaveURL('/admindash');
    await expectToRead(reader, live, 'Slapen in de zomer', 'Drink voor het slapen een glas water.');
  });
  await reader.context().close();
});

async function expectToRead(reader: Page, address: string, title: string, text: string): Promise<void> {
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByText(text)).toBeVisible();
}
