import type { Page } from '@playwright/test';
import { SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from '../../src/shared/care-slugs.ts';
import { paths } from '../../src/shared/paths.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

/** A phone whose owner has set letters twice as large. */
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'In het kort' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('every page about care says for whom, what to bring, no fact without a value, and has both ways in', async ({
  page,
  request,
}) => {
  const map = await (await request.get('/sitemap-pages.xml')).text();
  const care = [...map.matchAll(/<loc>([^<]+)/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/(behandelingen|therapieen|rijbewijskeuringen|pmo)(\/|$)/.test(path));
  expect(care.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const path of care) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const facts = await page
      .getByRole('region', { name: 'In het kort' })
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
    const names = facts.map(([name]) => name);
    const missing = names.includes('Voor wie') ? [] : ['Voor wie'];
    if (path !== paths.pmo && (await list(page, 'Neem mee').getByRole('listitem').count()) === 0)
      missing.push('Neem mee');
    const empty = facts.filter(([, value]) => !value).map(([name]) => name);
    const hero = page.getByRole('main').locator('a[href^="tel:"]').first();
    const ways = (await hero.count()) > 0 && (await hero.evaluate((call) => !call.closest('[id=afspraak], .facts')));
    if (missing.length > 0 || empty.length > 0 || !ways) wrong.push(`${path}: ${missing} missing, ${empty} empty`);
  }
  expect(wrong).toEqual([]);
});

test('a driver learns price, papers, duration and CBR, and calls', { tag: '@smoke' }, async ({ page }) => {
  await open(page, paths.examinations);
  await page.getByRole('link', { name: 'Keuring voor taxichauffeurs' }).click();
  await open(page, paths.examination('taxi-chauffeurs'));
  await expect(row(page, 'Prijs')).toContainText('€ 75,00');
  await expect(row(page, 'Duur')).toContainText('Ongeveer een half uur');
  await expect(list(page, 'Neem mee').getByRole('listitem')).toHaveCount(6);
  await expect(list(page, 'Zo gaat het')).toContainText('CBR');
  await expect(row(page, 'Hoe snel')).toContainText('bel ons');
  expect(await width(page)).toBe(390);
  const call = page
    .getByRole('main')
    .getByRole('link', { name: /^Bel 040/ })
    .first();
  await expect(call).toHaveAttribute('href', 'tel:+31402220145');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Maak een afspraak/ })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
});

test('a lorry driver learns who pays, and how it goes', async ({ page }) => {
  await open(page, paths.examination('chauffeurs'));
  await expect(row(page, 'Prijs')).toContainText('betaalt de werkgever');
  await expect(list(page, 'Zo gaat het').getByRole('listitem').first()).toContainText('vijf maanden van tevoren');
});

test('an employer compares the packages and asks', async ({ page }) => {
  await open(page, paths.pmo);
  await expect(row(page, 'Prijs')).toContainText('€ 199,- per medewerker');
  const packages = page.getByRole('region', { name: 'Pakketten en prijzen' });
  await expect(packages.locator('tbody tr')).toContainText([
    /PMO Persoonlijk.*€\s199,- per medewerker.*licha\u00adme\u00adlijke metingen/s,
    /PMO Vitaal.*Prijs in overleg/s,
    /ePMO.*meer dan 15 medewerkers.*€\s99,-.*Online/s,
  ]);
  for (const label of await packages.locator('tbody tr').first().locator('.label').all())
    await expect(label).toBeVisible();
  expect(await width(page)).toBe(390);
  await packages.getByRole('link', { name: 'Vraag een voorstel' }).click();
  await expect(page).toHaveURL(/\/pmo#voorstel$/);
});

test('an employer asks for a proposal without JavaScript, and staff read what is asked', async ({
  browser,
  site,
  staffCookies,
  request,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}${paths.pmo}`);
  const form = plain.getByRole('form', { name: 'Vraag een voorstel' });
  const fields = { 'Hoeveel mensen?': '40', 'Wat voor werk doen zij?': 'Nachtdienst', 'Waar?': 'Bij ons in Eersel' };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Uw naam').fill('Jo Peters');
  await form.getByLabel('E-mailadres').fill('jo@bedrijf.example');
  await form.getByRole('button', { name: 'Vraag een voorstel' }).click();
  await expect(plain.getByRole('heading', { name: 'Bericht succesvol verzonden!' })).toBeVisible();
  await plain.close();
  const cookie = (await staffCookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { messages } = (await (await request.get('/api/admin/messages', { headers: { cookie } })).json()) as {
    messages: Array<Record<string, string>>;
  };
  expect(messages.find(({ email }) => email === 'jo@bedrijf.example')).toMatchObject({
    subject: 'Voorstel voor een PMO',
    message: 'Aantal mensen: 40\nPlaats: Bij ons in Eersel\n\nNachtdienst',
  });
});

test('employers are led to the proposal for examinations, and consent by sending it', async ({ page }) => {
  await page.goto(paths.examination('bedrijven'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Maak een afspraak/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'Vraag een voorstel' }).first().click();
  const form = page.getByRole('form', { name: 'Vraag een voorstel' });
  await expect(form).toBeInViewport();
  await expect(form.locator('input[name=subject]')).toHaveValue('Voorstel voor keuringen');
  for (const path of [paths.examination('bedrijven'), paths.pmo]) {
    await page.goto(path);
    await expect(form).toContainText('Door te versturen stemt u ermee in dat wij uw bericht lezen');
    const closing = main.getByRole('region').filter({ has: page.locator('#afspraak') });
    await expect(closing).not.toContainText(/afspraak|consult/);
    await expect(closing.getByRole('link')).toHaveText([/^Bel 040/, 'Mail ons']);
  }
});

test('on a phone an overview begins with its list, a page about care soon has its text', async ({ page }) => {
  const top = async (path: string, selector: string) => {
    await page.goto(path);
    return page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  };
  for (const path of [paths.therapies, paths.treatments, paths.examinations])
    expect(await top(path, 'main li:has(h3), main li[data-row]'), path).toBeLessThanOrEqual(700);
  for (const slug of THERAPY_SLUGS)
    expect(await top(paths.therapy(slug), '.care-prose'), slug).toBeLessThanOrEqual(900);
  for (const slug of TREATMENT_SLUGS)
    expect(await top(paths.treatment(slug), '.care-prose'), slug).toBeLessThanOrEqual(900);
  for (const slug of SERVICE_SLUGS)
    expect(await top(paths.examination(slug), '.care-prose'), slug).toBeLessThanOrEqual(900);
});

test('the first screen of a phone has the title, both ways in and a fact', async ({ page }) => {
  for (const path of [paths.pmo, paths.examination('75-plus'), paths.therapy('pro-aging')]) {
    await page.goto(path);
    const bottoms = await page.evaluate(() =>
      ['h1', 'main a[href^="tel:"]', '.facts dl > div'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      ),
    );
    expect(Math.max(...bottoms), path).toBeLessThanOrEqual(844);
  }
});

test('facts and packages are legible in forced colours, in print, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, paths.pmo);
  expect(await width(page)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('link', { name: 'Vraag een voorstel' }).first()).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(page.getByRole('region', { name: 'In het kort' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vraag een voorstel' }).first()).toBeHidden();
  await expect(page.getByRole('rowheader', { name: /^ePMO/ })).toBeVisible();
});

test('the facts fit a phone held sideways, one on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of [paths.examination('chauffeurs'), paths.pmo, paths.therapies]) {
    await page.goto(path);
    expect(await width(page), path).toBe(844);
    for (const name of ['Voor wie', 'Prijs']) await expect(row(page, name), path).toBeVisible();
    const call = page.getByRole('main').locator('a[href^="tel:"]').first();
    await call.scrollIntoViewIfNeeded();
    await expect(call, path).toBeInViewport({ ratio: 1 });
  }
});

test('from 1440 px the sources stand beside the text; no fact is empty', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [paths.therapy('pro-aging'), paths.treatment('natuurgeneeskunde'), paths.pmo]) {
    await page.goto(path);
    const text = await page.locator('.care-prose').boundingBox();
    const sources = await page.getByRole('region', { name: 'Bronnen' }).boundingBox();
    const contents = await page.getByRole('navigation', { name: 'Op deze pagina' }).boundingBox();
    expect(sources?.x, path).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    expect(contents?.x, path).toBeLessThan(text?.x ?? 0);
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<dd[^>]*>\s*<\/dd>/);
  }
});
