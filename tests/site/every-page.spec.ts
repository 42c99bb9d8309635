import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pairedSlug, SERVICE_SLUGS, THERAPY_SLUGS, TREATMENT_SLUGS } from '../../src/shared/care-slugs.ts';
import { paths } from '../../src/shared/paths.ts';
import { STATEMENTS } from '../../src/shared/statements.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';
import { visitedPages } from '../support/visited-pages.ts';

/** The first page of each template is checked with every rule, the others with the rules for text. */
const TEMPLATES = {
  therapies: THERAPY_SLUGS.filter((slug) => !isSecondOfPair(slug)).map(paths.therapy),
  treatments: TREATMENT_SLUGS.map(paths.treatment),
  examinations: SERVICE_SLUGS.map(paths.examination),
};
const OVERVIEWS = [paths.therapies, paths.treatments, paths.examinations, paths.pmo, paths.about];
const NOTICES = [
  '/bestaat-niet',
  '/behandelingen/bestaat-niet',
  paths.messageSent,
  paths.messageNotSent,
  paths.feedbackNotSent,
  paths.careFeedbackNotSent,
  paths.search,
  `${paths.search}?q=bloeddruk`,
  `${paths.search}?q=${'xylofoon'.repeat(20)}`,
];

function isSecondOfPair(slug: string): boolean {
  const other = pairedSlug(slug);
  return other !== undefined && THERAPY_SLUGS.indexOf(other) < THERAPY_SLUGS.indexOf(slug);
}

/** What a page's own text can break; colours and landmarks belong to its template. */
const RULES_FOR_TEXT = [
  'document-title',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'link-name',
  'list',
  'listitem',
  'page-has-heading-one',
  'scrollable-region-focusable',
  'td-headers-attr',
];

const allRules = (builder: AxeBuilder) =>
  builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
const textRules = (builder: AxeBuilder) => builder.withRules(RULES_FOR_TEXT);

async function check(page: Page, path: string, rules: (builder: AxeBuilder) => AxeBuilder) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await axeViolations(page, rules), path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at 320 px`).toBeLessThanOrEqual(320);
}

test.describe('at 320 px, fits and passes WCAG 2.2 AA', () => {
  test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const [template, [first = '', ...others]] of Object.entries(TEMPLATES)) {
    test(`all ${template}`, async ({ page }) => {
      await check(page, first, allRules);
      for (const path of visitedPages(others)) await check(page, path, textRules);
    });
  }

  for (const [group, pages] of Object.entries({
    overviews: OVERVIEWS,
    statements: STATEMENTS.map(({ path }) => path),
    notices: NOTICES,
  })) {
    test(`all ${group}`, async ({ page }) => {
      for (const path of pages) await check(page, path, allRules);
    });
  }
});

test('passes WCAG 2.2 AA on a desktop with hover cards and contents', { tag: '@smoke' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [paths.treatments, paths.therapy('pro-aging')]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await axeViolations(page, allRules), path).toEqual([]);
  }
});

test('gives every page metadata and a preview image', async ({ request }) => {
  for (const path of [
    paths.home,
    ...OVERVIEWS,
    ...STATEMENTS.map(({ path }) => path),
    ...THERAPY_SLUGS.map(paths.therapy),
    ...TEMPLATES.treatments,
    ...TEMPLATES.examinations,
  ]) {
    const html = await (await request.get(path)).text();
    const found = (pattern: RegExp) => html.match(pattern)?.[1] ?? '';
    const canonical = new URL(found(/<link rel="canonical" href="([^"]+)"/)).pathname;
    expect(found(/<meta property="og:title" content="([^"]+)"/), path).not.toBe('');
    expect(found(/<meta property="og:url" content="([^"]+)"/), path).toContain(canonical);
    if (!THERAPY_SLUGS.includes(path.split('/').at(-1) ?? '')) expect(canonical).toBe(path);
    const image = new URL(found(/<meta property="og:image" content="([^"]+)"/));
    const preview = await request.head(image.pathname);
    expect(preview.headers()['content-type'], image.pathname).toBe('image/jpeg');
    const data = JSON.parse(found(/<script type="application\/ld\+json">(.+?)<\/script>/)) as {
      '@graph': Array<{ '@type': string }>;
    };
    expect(data['@graph'][0]?.['@type'], path).toBe('MedicalClinic');
  }
});

test('lists every page in the data files', async ({ request }) => {
  const therapies = (await (await request.get('/data/therapies.json')).json()) as Record<string, object>;
  expect(Object.keys(therapies).toSorted()).toEqual(THERAPY_SLUGS.toSorted());
  expect(Object.keys(therapies['verslavingszorg'] ?? {})).toEqual(['title', 'mention', 'author', 'cover', 'content']);
  const treatments = (await (await request.get('/data/behandelingen.json')).json()) as Array<{ content: unknown[] }>;
  expect(treatments).toHaveLength(TREATMENT_SLUGS.length);
  expect(treatments[0]?.content[0]).toEqual({
    type: expect.stringMatching(/heading|paragraph/),
    text: expect.any(String),
  });
  const services = (await (await request.get('/data/rijbewijskeuringen.json')).json()) as Record<string, object>;
  expect(Object.keys(services).toSorted()).toEqual(SERVICE_SLUGS.toSorted());
});
