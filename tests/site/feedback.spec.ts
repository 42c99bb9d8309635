import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

const ARTICLE = '/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel';
const CARE_PAGES = [
  '/therapieen/pro-aging',
  '/behandelingen/natuurgeneeskunde',
  '/rijbewijskeuringen/75-plus',
  '/rijbewijskeuringen',
  '/pmo',
];

const feedback = (page: Page, question: string) => page.getByRole('region', { name: question });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('asks for more once there is an answer, and thanks on the page', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(ARTICLE);
    const asked = feedback(page, 'Was this clear?');
    await expect(asked.getByRole('radio')).toHaveCount(2);
    await expect(asked.getByRole('textbox')).toBeHidden();
    await asked.getByText('No', { exact: true }).click();
    await asked.getByLabel('Would you like to say more?').fill('Wat is een eenheid?');
    await asked.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(`${ARTICLE}#feedback-sent`);
    await expect(asked).toContainText('Thank you. Your answer helps us');
    await expect(asked.getByText('Thank you.')).toBeInViewport();
    await expect(asked.getByRole('radio')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('refuses a citizen number, and keeps the text for the way back', async ({ page }) => {
    const words = 'Mijn BSN is 111222333.';
    await page.goto('/pmo');
    const asked = feedback(page, 'Was dit duidelijk?');
    await asked.getByText('Ja', { exact: true }).click();
    await asked.getByRole('textbox').fill(words);
    await asked.getByRole('button', { name: 'Versturen' }).click();
    await expect(page).toHaveURL('/antwoord-niet-bewaard?fout=words');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw antwoord is niet bewaard');
    await expect(page.getByText('Wij hebben er niets van bewaard.')).toBeVisible();
    await page.goBack();
    await expect(asked.getByRole('textbox')).toHaveValue(words);
  });

  test('says in English why an answer about an article was refused', async ({ page }) => {
    await page.goto('/magazine/answer-not-stored?fout=te-veel,weg,constructor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answer was not stored');
    await expect(page.getByText('Please wait ten minutes and try again.')).toBeVisible();
    await expect(page.getByText('This page no longer exists.')).toBeVisible();
  });
});

test('asks on every kind of page about care, by its canonical address', async ({ request }) => {
  const asks = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/Was dit duidelijk\?<\/legend>/g), path).toHaveLength(1);
    return /name="page" value="([^"]+)"/.exec(html)?.[1];
  };
  for (const path of CARE_PAGES) expect(await asks(path)).toBe(path);
  for (const slug of ['verslaving', 'verslavingszorg']) {
    expect(await asks(`/therapieen/${slug}`)).toBe('/therapieen/verslaving');
  }
});

test('is answered with the keyboard alone', async ({ page }) => {
  await page.goto(ARTICLE);
  const asked = feedback(page, 'Was this clear?');
  await asked.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(asked.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Helder!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ARTICLE}#feedback-sent`);
});

test('is accessible before and after the answer, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, question, yes] of [
    [ARTICLE, 'Was this clear?', 'Yes'],
    ['/pmo', 'Was dit duidelijk?', 'Ja'],
  ] as const) {
    await page.goto(path);
    const asked = feedback(page, question);
    await asked.getByText(yes, { exact: true }).click();
    expect(await axeViolations(page, (axe) => axe.include('.feedback'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`${path}#feedback-sent`);
    await page.reload();
    expect(await axeViolations(page, (axe) => axe.include('.feedback'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(asked).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
