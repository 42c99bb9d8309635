import { axeViolations } from '../../support/browser/axe.ts';
import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';
import { field, openHistory, versionPanel, versions } from './history-page.ts';

const body = (address: string, alt: string) =>
  `<p>Lees verder bij <a href="${address}">het RIVM</a>.</p><img src="/assets/magazine/leaf.webp" alt="${alt}">`;

test('shows a changed link target and a changed alt text', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ content: body('https://www.rivm.nl/ijzer', 'Een blad') });
  await changeArticle(article, { content: body('https://lci.rivm.nl/ijzer', 'Een groen blad') });
  await openHistory(page, article, '?version=2&with=1&view=changes');
  const content = field(page, 'Content');
  await expect(content.locator('del')).toContainText(['(https://www.rivm.nl/ijzer)']);
  await expect(content.locator('ins')).toContainText(['(https://lci.rivm.nl/ijzer)', 'groen']);
  await expect(content.getByText('Version 1').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(content.getByRole('paragraph').first()).toHaveText(
    /^Lees verder bij het RIVM\s*only in version 1: .*www.*only in version 2: .*lci.*\.$/,
  );
  await page.reload();
  await expect(content.locator('ins')).toContainText(['lci', 'groen']);
  await versionPanel(page).getByRole('tab', { name: 'As it reads' }).click();
  await expect(content).toBeHidden();
  await pressBack(page);
  await expect(versionPanel(page).getByRole('tab', { name: 'What changed' })).toHaveAttribute('aria-selected', 'true');
});

const LEAF = '<img src="/assets/magazine/leaf.webp" alt="Een blad">';
const WHAT_ELSE: { what: string; from: string; to: string; shows: string }[] = [
  { what: 'the level of a heading', from: '<h2>Slaap</h2>', to: '<h3>Slaap</h3>', shows: 'Heading 2 → Heading 3' },
  {
    what: 'a list instead of a paragraph',
    from: '<p>Rust</p>',
    to: '<ul><li>Rust</li></ul>',
    shows: 'Text → List item',
  },
  {
    what: 'a link within the site',
    from: '<p><a href="/over-ons">Wij</a></p>',
    to: '<p><a href="/over-ons#team">Wij</a></p>',
    shows: '(/over-ons#team)',
  },
  { what: 'a line of code', from: '<pre>a\nb</pre>', to: '<pre>a b</pre>', shows: 'a' },
  {
    what: 'the kind of a call-out',
    from: '<aside data-callout="information"><p>Rust</p></aside>',
    to: '<aside data-callout="warning"><p>Rust</p></aside>',
    shows: 'Call-out “Goed om te weten” → Call-out “Let op”',
  },
  {
    what: 'the maker of a picture',
    from: `<figure>${LEAF}<figcaption>Blad</figcaption></figure>`,
    to: `<figure data-credit="Foto: Eva">${LEAF}<figcaption>Blad</figcaption></figure>`,
    shows: 'Foto: Eva',
  },
  {
    what: 'the address of a video',
    from: '<p data-video="https://player.vimeo.com/video/1?dnt=1">Adem</p>',
    to: '<p data-video="https://player.vimeo.com/video/2?dnt=1">Adem</p>',
    shows: 'https://player.vimeo.com/video/2?dnt=1',
  },
  {
    what: 'the column of a table',
    from: '<table><tr><td>Magnesium</td><td>1 tablet</td><td></td></tr></table>',
    to: '<table><tr><td>Magnesium</td><td></td><td>1 tablet</td></tr></table>',
    shows: 'Table cell, column 2 → Table cell, column 3',
  },
  {
    what: 'the row of a table',
    from: '<table><tr><td>Rust</td><td>1 uur</td></tr><tr><td></td><td></td></tr></table>',
    to: '<table><tr><td>Rust</td><td></td></tr><tr><td></td><td>1 uur</td></tr></table>',
    shows: 'Only the formatting differs.',
  },
  {
    what: 'one list instead of two',
    from: '<ol><li>Rust</li></ol><ol><li>Ritme</li></ol>',
    to: '<ol><li>Rust</li><li>Ritme</li></ol>',
    shows: 'Only the formatting differs.',
  },
  {
    what: 'two points instead of one',
    from: '<ul><li><p>Rust</p><p>Ritme</p></li></ul>',
    to: '<ul><li>Rust</li><li>Ritme</li></ul>',
    shows: 'Only the formatting differs.',
  },
  { what: 'bold text', from: '<p>Rust</p>', to: '<p><strong>Rust</strong></p>', shows: 'Only the formatting differs.' },
];

for (const { what, from, to, shows } of WHAT_ELSE)
  test(`shows ${what} when only that changed`, async ({ page, createArticle, changeArticle }) => {
    const article = await createArticle({ content: `<p>Eerst.</p>${from}<p>Slot.</p>` });
    await changeArticle(article, { content: `<p>Eerst.</p>${to}<p>Slot.</p>` });
    // A phone shows both in one text.
    await page.setViewportSize({ width: 390, height: 844 });
    await openHistory(page, article, '?view=changes');
    await expect(versionPanel(page).getByRole('heading', { level: 3 })).toHaveText(['Content']);
    await expect(field(page, 'Content')).toContainText(shows);
    await field(page, 'Content')
      .getByText(/paragraphs? (is|are) the same/)
      .first()
      .click();
    await expect(field(page, 'Content')).toContainText('Eerst.');
  });

test('compares any two versions, from the earlier to the later', async ({ page, createArticle, changeArticle }) => {
  const article = await createArticle({ title: 'Eerste titel' });
  const second = await changeArticle(article, { excerpt: 'Samenvatting' });
  await changeArticle(second, { title: 'Derde titel', isPublished: true });
  await openHistory(page, article, '?version=1');
  // The first version has no predecessor.
  await expect(versionPanel(page).getByRole('tab', { name: 'As it reads' })).toHaveAttribute('aria-selected', 'true');
  await openHistory(page, article, '?version=1&with=3&view=changes');
  await expect(field(page, 'Title').locator('del')).toContainText('Eerste');
  await expect(field(page, 'Title').locator('ins')).toContainText('Derde');
  await expect(field(page, 'Published').locator('ins')).toContainText('Yes');
  await expect(versions(page).getByRole('link', { name: /Live now/ })).toBeVisible();
});

/** 3,000 words in 60 paragraphs. */
const text = (word: (number: number) => string) =>
  Array.from({ length: 60 }, (_, number) => {
    const words = Array.from({ length: 50 }, (_, at) => `${word(number)}${(number * 31 + at * 17) % 400}`);
    return `<p>${words.join(' ')}.</p>`;
  }).join('');

/** Only in test:full: a time says little while other checks share the processor. */
const TIMED = [
  ['a third of it differs', text((number) => (number % 3 ? 'woord' : 'anders'))],
  ['all of it differs', text(() => 'anders')],
  ['every other word differs', text(() => 'woord').replace(/ (\w+) /g, ' anders ')],
  ['it is one paragraph', `<p>${text(() => 'anders').replace(/<[^>]+>/g, ' ')}</p>`],
] as const;

for (const [how, other] of process.env['EXHAUSTIVE'] ? TIMED : [])
  test(`compares 3,000 words within 300 ms when ${how}`, async ({ page, createArticle, changeArticle }) => {
    const article = await createArticle({ content: text(() => 'woord') });
    await changeArticle(article, { content: other });
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await openHistory(page, article, '?view=changes');
      await field(page, 'Content').locator('ins').first().waitFor();
      const [measure] = await page.evaluate(() =>
        performance.getEntriesByName('compare versions').map(({ duration }) => duration),
      );
      times.push(measure ?? Number.NaN);
    }
    test.info().annotations.push({ type: 'ms', description: times.map(Math.round).join(', ') });
    expect(Math.min(...times)).toBeLessThan(300);
  });

test('is accessible, fits every width and shows in forced colours', async ({ page, createArticle, changeArticle }) => {
  const long = 'Arbeidsongeschiktheidsverzekeringsmaatschappijenoverlegorgaan';
  const article = await createArticle({ title: long, content: body('https://www.rivm.nl/ijzer', long) });
  const second = await changeArticle(article, { isPublished: true, content: `<h2>${long}</h2><p>Rust.</p>` });
  await changeArticle(second, { title: `${long} ${long}` });
  await page.request.patch(`/api/admin/articles/${article.id}/revisions/2`, { data: { name: long } });
  for (const view of ['changes', 'read']) {
    await openHistory(page, article, `?version=2&with=1&view=${view}`);
    await versionPanel(page).getByRole('heading', { level: 3 }).first().waitFor();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${view} at ${width} px`).toBeLessThanOrEqual(0);
      if (width !== 320) expect(await axeViolations(page), `${view} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const borderOf = (name: RegExp) =>
    versions(page)
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link).borderTopColor);
  expect(await borderOf(/version 2/)).not.toBe(await borderOf(/version 3/));
});
