import { DAY_MS } from '../../src/shared/dates/durations.ts';
import { expect, test } from '../support/site.ts';

const RATES = ['€ 100', '€ 160', '€ 300', '€ 130', '€ 45', '€ 75', '€ 19', '€ 50'];

test('has a quote, pro-aging, eight rates and the contact form', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/over-ons');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Over Ons' })).toBeVisible();
  await expect(main.locator('blockquote')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Pro-aging' })).toBeVisible();
  const rates = main.getByRole('region', { name: 'Tarieven' });
  await expect(rates.getByRole('listitem')).toHaveCount(8);
  for (const [index, price] of RATES.entries())
    await expect(rates.getByRole('listitem').nth(index)).toContainText(price);
  await expect(rates.getByText('Deze tarieven gelden vanaf').locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(rates.getByText(/vergoed$/)).toHaveCount(8);
  await expect(rates).toContainText('in het afgelopen half jaar een betaald consult');
  await expect(page.locator('#contact').getByRole('form', { name: 'Contactformulier' })).toBeVisible();
});

test('leads to team, rates, route and contact from its contents', async ({ page }) => {
  await page.goto('/over-ons');
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  for (const name of ['Ons team', 'Tarieven', 'Route', 'Contact']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('shows whether the clinic is open now', async ({ page }) => {
  await page.goto('/over-ons#contact');
  // The build lists closed days from its own date on, so take the dates from there.
  const schedule = await page.locator('open-now').first().getAttribute('data-schedule');
  const { closed } = JSON.parse(schedule ?? '') as { closed: Record<string, { reason: string }> };
  const [holiday = '', closure] =
    Object.entries(closed)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .at(0) ?? [];
  const isWorkday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !(day in closed);
  const daysLater = (days: number) => new Date(Date.parse(holiday) + days * DAY_MS).toISOString().slice(0, 10);
  const workday = Array.from({ length: 60 }, (_, days) => daysLater(days)).find(isWorkday);
  for (const [day, status] of [
    [holiday, `Vandaag gesloten (${closure?.reason}). Weer open `],
    [workday, 'Nu geopend, tot 17:00 uur.'],
  ]) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await page.reload();
    await expect(page.locator('#contact')).toContainText(status ?? '');
  }
});

test('shows a closure until its last day', async ({ page }) => {
  const workday = [['09:00', '17:00']];
  const week = [[], workday, workday, workday, workday, workday, []];
  const schedule = { week, closed: { '2026-12-28': { reason: 'studiedag' } } };
  await page.route('/pmo', async (route) => {
    const html = await (await route.fetch()).text();
    const line = '<span class="block" data-until="2026-12-28">Gesloten op 28 december (studiedag).</span>';
    const attribute = JSON.stringify(schedule).replaceAll('"', '&quot;');
    const body = html
      .replace(/data-schedule="[^"]*"/, `data-schedule="${attribute}"`)
      .replace('</open-now>', `${line}</open-now>`);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  const hours = page.locator('open-now');
  for (const [now, status, isClosed] of [
    ['2026-12-28T12:00:00Z', 'Vandaag gesloten (studiedag). Weer open morgen om 09:00 uur.', true],
    ['2026-12-29T12:00:00Z', 'Nu geopend, tot 17:00 uur.', false],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/pmo');
    await hours.scrollIntoViewIfNeeded();
    await expect(hours).toContainText(status);
    await expect(hours.getByText('Gesloten op 28 december')).toBeVisible({ visible: isClosed });
  }
});

test('what ends goes within a minute from a page that stays open', async ({ page }) => {
  await page.clock.install();
  await page.goto('/pmo');
  const notice = page.getByText('Vandaag tot 12:00 niet bereikbaar');
  await page.getByRole('main').evaluate((main) => {
    const line = document.createElement('p');
    line.dataset['ends'] = new Date(Date.now() + 30_000).toISOString();
    line.textContent = 'Vandaag tot 12:00 niet bereikbaar';
    main.append(line);
  });
  await expect(notice).toBeVisible();
  await page.clock.runFor(90_000);
  await expect(notice).toBeHidden();
});

test('links to privacy and accessibility in the footer', async ({ page }) => {
  await page.goto('/pmo');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toegankelijkheid' })).toBeVisible();
});

test('Enter on a link of the contents leads to its part at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/over-ons');
  const link = page.getByRole('link', { name: 'Ons team', exact: true }).first();
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  // An animated jump would be stopped by the scrolling to the link that has the focus.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#team$/);
  await expect(page.getByRole('heading', { name: 'Ons team' })).toBeInViewport();
});
