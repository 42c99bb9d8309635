import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/site.ts';

/**
 * Five visitors on a phone whose processor is four times slower: how many taps, and how many seconds they wait, until the
 * answer is on the screen. The report lists them (`--reporter=list` prints them); only taps can fail.
 */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SLOWDOWN = 4;

class Visitor {
  count = 0;
  private waited = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async opens(path: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await this.waitsFor(() => this.page.goto(path), this.page.getByRole('heading', { level: 1 }));
  }

  /** Taps, and waits until what comes next is there. */
  async taps(target: Locator, next: Locator): Promise<void> {
    this.count += 1;
    await target.scrollIntoViewIfNeeded();
    await this.waitsFor(() => target.tap(), next);
  }

  /** Types with the keyboard of the phone; its key to search is a tap. */
  async searches(words: string, next: Locator): Promise<void> {
    const field = this.page.getByRole('searchbox').or(this.page.getByRole('combobox')).first();
    await field.fill(words);
    this.count += 1;
    await this.waitsFor(() => field.press('Enter'), next);
  }

  /** What the visitor came to know. */
  async reads(answer: Locator): Promise<void> {
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport();
  }

  private async waitsFor(act: () => Promise<unknown>, next: Locator): Promise<void> {
    const start = performance.now();
    await act();
    await next.first().waitFor();
    this.waited += performance.now() - start;
  }

  report(): void {
    const seconds = (this.waited / 1000).toFixed(1);
    test.info().annotations.push({ type: 'journey', description: `${this.count} taps, ${seconds} s` });
  }
}

const main = (page: Page) => page.getByRole('main');
const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'In het kort' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a patient with fatigue learns whether the clinic helps and what it costs', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens(paths.search);
  const found = main(page).locator('a[href^="/therapieen/"], a[href^="/behandelingen/"]').first();
  await visitor.searches('moe', found);
  await visitor.taps(found, fact(page, 'Prijs'));
  await visitor.reads(fact(page, 'Voor wie'));
  await visitor.reads(fact(page, 'Prijs'));
  await expect(fact(page, 'Prijs')).toContainText('€');
  visitor.report();
  expect(visitor.count).toBeLessThanOrEqual(2);
});

test('a taxi driver learns what an examination costs and how soon, and calls', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens(paths.examinations);
  await visitor.taps(
    main(page).getByRole('link', { name: 'Keuring voor taxichauffeurs' }).first(),
    fact(page, 'Prijs'),
  );
  await expect(fact(page, 'Prijs')).toContainText('€ 75,00');
  await visitor.reads(fact(page, 'Hoe snel'));
  await visitor.reads(
    main(page)
      .getByRole('link', { name: /^Bel 040/ })
      .first(),
  );
  visitor.report();
  expect(visitor.count).toBeLessThanOrEqual(1);
});

test('an employer asks for a proposal for 40 people', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens(paths.pmo);
  const form = page.getByRole('form', { name: 'Vraag een voorstel' });
  await visitor.taps(main(page).getByRole('link', { name: 'Vraag een voorstel' }).first(), form);
  await form.getByLabel('Hoeveel mensen?').fill('40');
  await form.getByLabel('Wat voor werk doen zij?').fill('Magazijn, nachtdienst');
  await form.getByLabel('Uw naam').fill('Jo Peters');
  await form.getByLabel('E-mailadres').fill('jo@bedrijf.example');
  await visitor.taps(
    form.getByRole('button', { name: 'Vraag een voorstel' }),
    page.getByRole('heading', { name: 'Bericht succesvol verzonden!' }),
  );
  visitor.report();
  expect(visitor.count).toBeLessThanOrEqual(2);
});

test('a daughter learns when her father’s heart is a reason to call 112', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens(paths.search);
  const article = main(page).locator('a[href*="/magazine/article/hartkloppingen"]').first();
  await visitor.searches('hartkloppingen', article);
  await visitor.taps(article, title(page, /Hartkloppingen/i));
  await visitor.reads(main(page).getByText('112').first());
  visitor.report();
  expect(visitor.count).toBeLessThanOrEqual(2);
});

test('somebody learns that the clinic is closed on Saturday', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens(paths.home);
  const hours = page.getByRole('contentinfo');
  await visitor.reads(hours.getByText('Openingstijden').first());
  await expect(hours).toContainText(/Zaterdag( en zondag)?\s*[Gg]esloten|Maandag t\/m vrijdag/);
  visitor.report();
  expect(visitor.count).toBe(0);
});
