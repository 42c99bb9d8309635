import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';
import { visitedPages } from '../support/visited-pages.ts';

const LONG = 'Arbeidsongeschiktheidsverzekeringsmaatschappijen';

test('fits very long words at every width', { tag: '@smoke' }, async ({ page }) => {
  for (const path of ['/', '/bestaat-niet']) {
    await page.goto(path);
    await page.locator('h1, h2, h3').evaluateAll((all, word) => {
      for (const heading of all) heading.append(` ${word}`);
    }, LONG);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      const cut = await page.locator('main :is(h1, h2, p, a), header a, header button').evaluateAll((all) =>
        all
          .filter((element) => !element.closest('[data-strip], dialog, [popover]'))
          .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ text }) => text),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('squeezes nothing in the bar and pushes nothing into the margin, at every width', async ({ page }) => {
  await page.goto('/');
  const wrong: string[] = [];
  for (const height of [800, 390])
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height });
      const found = await page.locator('[data-bar] > div').evaluate((bar) => {
        // The word “Menu” stands at the margin, and its button ends 12 px further.
        const end = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight) + 13;
        return [...bar.querySelectorAll<HTMLElement>('a, button')]
          .filter((one) => !one.closest('[popover]') && one.getClientRects().length > 0)
          .filter((one) => one.getBoundingClientRect().right > end || one.scrollWidth > one.clientWidth + 2)
          .map((one) => one.textContent?.trim());
      });
      wrong.push(...found.map((name) => `${name} at ${width} × ${height}`));
    }
  expect(wrong).toEqual([]);
});

test('a cover of an article never lies behind the words of the bar', async ({ page }) => {
  await page.goto('/magazine/article/hartkloppingen-onschuldig-of-niet-en-wanneer-u-112-belt');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bare = await page.locator('[data-bar] > div').evaluate((bar) =>
      [...bar.querySelectorAll<HTMLElement>('a, button')]
        .filter((one) => !one.closest('[popover]') && one.getClientRects().length > 0)
        .filter((one) => {
          let behind: Element | null = one;
          while (behind && behind !== bar && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
            behind = behind.parentElement;
          return behind === bar;
        })
        .map((one) => one.textContent?.trim()),
    );
    expect(bare, `at ${width} px`).toEqual([]);
  }
});

test('fits a small desktop at 200 % zoom, with the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 384 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Maak een afspraak' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Maak een afspraak' })).toBeInViewport();
});

test('shows the menu button when text is twice as large (WCAG 1.4.4)', async ({ page }) => {
  for (const path of ['/', '/magazine', '/over-ons']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('stacks a magazine card when text is twice as large on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictureAndTitle = async (card: Locator) => {
    const [picture, title] = [await card.locator('img').boundingBox(), await card.getByRole('link').boundingBox()];
    if (!picture || !title) throw new Error('The card is not shown');
    return { picture, title };
  };
  for (const [path, list] of [
    ['/magazine', 'Latest Articles'],
    ['/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel', 'Read next'],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('region', { name: list }).getByRole('listitem').first();
    const row = await pictureAndTitle(card);
    expect(row.picture.x).toBeGreaterThanOrEqual(row.title.x + row.title.width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const stack = await pictureAndTitle(card);
    expect(stack.title.y).toBeGreaterThanOrEqual(stack.picture.y + stack.picture.height);
    expect(stack.picture.width).toBeGreaterThan(300);
  }
});

test('fits every page when text is twice as large', async ({ page, request }) => {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const maps = await Promise.all(
    addresses(await (await request.get('/sitemap.xml')).text()).map(async (map) => (await request.get(map)).text()),
  );
  const paths = [...maps.flatMap(addresses), '/bestaat-niet', '/magazine/article/bestaat-niet'];
  expect(paths.length).toBeGreaterThan(50);
  const tooWide: string[] = [];
  for (const path of visitedPages(paths)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) tooWide.push(`${path}: ${excess} px at ${width} px`);
    }
  }
  expect(tooWide).toEqual([]);
});

const TABLES = [
  '/rijbewijskeuringen/75-plus',
  '/rijbewijskeuringen/bedrijven',
  '/rijbewijskeuringen/chauffeurs',
  '/pmo',
];

for (const width of [360, 390])
  test(`the tables of care pages fit a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of TABLES) {
      await page.goto(path);
      const excess = await page
        .locator('.table-scroll')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(excess.length, path).toBeGreaterThan(0);
      expect(Math.max(...excess), path).toBeLessThanOrEqual(0);
    }
  });

test('a table that does not fit shows a shadow, and scrolls by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rijbewijskeuringen/75-plus');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const table = page.getByRole('region', { name: 'Tabel: Van begin tot eind' });
  await table.scrollIntoViewIfNeeded();
  const edges = async () => {
    const { data, info } = await sharp(await table.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = Math.round(info.height * 0.02) * info.width;
    const light = (x: number) => data[(row + x) * info.channels] ?? 0;
    return { left: light(2), middle: light(info.width / 2), right: light(info.width - 3) };
  };
  const before = await edges();
  expect(before.left).toBe(before.middle);
  expect(before.right).toBeLessThan(before.middle - 20);
  await table.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return table.evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft);
    })
    .toBeLessThan(1);
  await table.evaluate((one) => one.blur());
  const after = await edges();
  expect(after.left).toBeLessThan(after.middle - 20);
  expect(after.right).toBe(after.middle);
});

test('headings grow as much as the text below them (WCAG 1.4.4)', { tag: '@smoke' }, async ({ page }) => {
  const sizes = () =>
    page
      .locator('main :is(h1, h2, h3, p, li, dd)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  for (const path of ['/', '/rijbewijskeuringen/75-plus', '/magazine'])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const normal = await sizes();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const growth = (await sizes()).map((size, index) => size / (normal[index] ?? 0));
      expect(growth.length, path).toBeGreaterThan(10);
      expect(Math.min(...growth), `${path} at ${width} px`).toBeCloseTo(2);
      expect(Math.max(...growth), `${path} at ${width} px`).toBeCloseTo(2);
    }
});

// In islands, as in any text that is not built, and in English titles the browser's own dictionary hyphenates.
test('no word breaks without a hyphen when a phone has large letters', async ({ page, request }) => {
  const maps = [...(await (await request.get('/sitemap-pages.xml')).text()).matchAll(/<loc>([^<]+)/g)];
  const paths = visitedPages(maps.map(([, address = '']) => new URL(address).pathname));
  expect(paths.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 390, height: 844 });
  const broken: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found = await page.evaluate(() => {
      const words: string[] = [];
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (
          node.parentElement?.closest(
            'script, style, .sr-only, [data-strip], [href^="mailto:"], astro-island, [lang="en"]',
          )
        )
          continue;
        for (const { 0: part, index } of (node.nodeValue ?? '').matchAll(/\p{L}{5,}/gu)) {
          // From the second letter: after a soft hyphen the first has a box on the line before, too.
          range.setStart(node, index + 1);
          range.setEnd(node, index + part.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(part);
        }
      }
      return words;
    });
    broken.push(...found.map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});

test('no heading is empty while the latest items load', async ({ page }) => {
  await page.route('**/api/articles?*', () => {});
  await page.goto('/');
  await page.getByRole('region', { name: 'Uit het magazine' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Artikelen worden geladen')).toBeAttached();
  const empty = await page
    .getByRole('heading')
    .evaluateAll((all) => all.filter((one) => !one.textContent?.trim()).length);
  expect(empty).toBe(0);
});

test('long words in the rows of lists may be hyphenated', async ({ page }) => {
  for (const path of ['/', '/therapieen', '/therapieen/pro-aging', '/zoeken?q=geneeskunde', '/zoeken']) {
    await page.goto(path);
    const unbroken = await page.locator('main li :is(a, h3, p, span)').evaluateAll((all) =>
      all
        .filter((one) =>
          [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}{15}/u.test(nodeValue ?? '')),
        )
        .filter((one) => getComputedStyle(one).hyphens !== 'auto')
        .map((one) => one.textContent?.trim()),
    );
    expect(unbroken, path).toEqual([]);
  }
});

test('a title of the latest items is whole at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route('**/api/articles?*', async (route) => {
    const { articles, ...rest } = await (await route.fetch()).json();
    const title = 'Wat uw bloeddruk zegt over de komende tien jaar, en wat u er zelf aan kunt doen';
    await route.fulfill({ json: { ...rest, articles: articles.map((article: object) => ({ ...article, title })) } });
  });
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Uit het magazine' });
  await latest.scrollIntoViewIfNeeded();
  await expect(latest.locator('time')).toHaveCount(3);
  const cut = await latest
    .locator('h3')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent));
  expect(cut).toEqual([]);
});

test('from 1440 px what belongs to a text stands beside it, else below it', async ({ page }) => {
  for (const [path, text, names] of [
    ['/magazine/article/net-geen-diabetes-wat-eten-bewegen-en-slaap-doen', '.prose', ['Sources', 'About this text']],
    ['/rijbewijskeuringen', '#vragen ~ *', ['Bronnen']],
  ] as const) {
    await page.goto(path);
    for (const width of [1440, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const body = await page.locator(text).first().boundingBox();
      if (!body) throw new Error(`${path} has no text`);
      for (const name of names) {
        const box = await page.getByRole('region', { name, exact: true }).boundingBox();
        if (width >= 1440) {
          expect(box?.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(body.x + body.width);
          expect(box?.y, `${name} at ${width} px`).toBeLessThan(body.y + body.height);
        } else expect(box?.y, `${name} at ${width} px`).toBeGreaterThanOrEqual(body.y + body.height);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
    }
  }
});

test('does not delay the cards under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Onze specialisaties' }).getByRole('listitem');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.last()).toHaveCSS('animation-delay', '0s');
});

test('passes axe on the home page at 390 and 1440 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Uit het magazine' });
  await latest.scrollIntoViewIfNeeded();
  await expect(latest.locator('time')).toHaveCount(3);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
});

test('passes axe in the open menus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Zorgaanbod' }).click();
  expect(await axeViolations(page, (axe) => axe.include('header'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axeViolations(page, (axe) => axe.include('dialog'))).toEqual([]);
});
