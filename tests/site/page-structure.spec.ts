import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { paths } from '../../src/shared/paths.ts';
import { builtClient } from '../support/build/built-client.ts';
import { expect, test } from '../support/site.ts';

type Heading = { level: number; text: string; sectionLevel: number | undefined };

/** `/pmo` for `pmo.html`, with its HTML. */
const builtPages = () =>
  globSync('**/*.html', { cwd: builtClient() }).map((file) => ({
    path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    html: readFileSync(join(builtClient(), file), 'utf8'),
  }));

/** Pages that are rendered per request, so that no file holds them. */
const RENDERED = [
  '/bestaat-niet',
  '/therapieen/bestaat-niet',
  '/behandelingen/bestaat-niet',
  '/rijbewijskeuringen/bestaat-niet',
  '/magazine/article/bestaat-niet',
  paths.messageNotSent,
  paths.feedbackNotSent,
  paths.careFeedbackNotSent,
];

/** The headings in order. `sectionLevel` is the level of the section's own heading, for a heading inside a list item. */
function headingsOf(html: string): Heading[] {
  const headings: Heading[] = [];
  const sections: Array<{ level: number | undefined; openItems: number }> = [];
  let current: Heading | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'section') sections.push({ level: undefined, openItems: 0 });
      const section = sections.at(-1);
      if (name === 'li' && section) section.openItems += 1;
      const level = Number(/^h([1-6])$/.exec(name)?.[1]);
      if (!level) return;
      current = { level, text: '', sectionLevel: section?.openItems ? section.level : undefined };
      if (section) section.level ??= level;
      headings.push(current);
    },
    ontext(text) {
      if (current) current.text += text;
    },
    onclosetag(name) {
      if (name === 'section') sections.pop();
      const section = sections.at(-1);
      if (name === 'li' && section) section.openItems -= 1;
      if (/^h[1-6]$/.test(name)) current = undefined;
    },
  });
  parser.end(html);
  return headings;
}

function outlineFaults(html: string): string[] {
  const headings = headingsOf(html);
  const faults = headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not exactly one h1'];
  for (const [index, { level, text, sectionLevel }] of headings.entries()) {
    const previous = headings[index - 1]?.level ?? 0;
    if (level > previous + 1) faults.push(`h${level} “${text}” follows h${previous}`);
    if (sectionLevel && level <= sectionLevel)
      faults.push(`card “${text}” is h${level} in a section with h${sectionLevel}`);
  }
  return faults;
}

test('every page has one h1, skips no heading level and nests card headings', { tag: '@smoke' }, async ({
  request,
}) => {
  const rendered = RENDERED.map(async (path) => ({ path, html: await (await request.get(path)).text() }));
  const pages = [...builtPages(), ...(await Promise.all(rendered))];
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.flatMap(({ path, html }) => outlineFaults(html).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('reports a skipped level and a card heading as high as its section', () => {
  expect(outlineFaults('<h1>A</h1><h3>B</h3>')).toEqual(['h3 “B” follows h1']);
  expect(outlineFaults('<h1>A</h1><section><h2>B</h2><ul><li><h2>C</h2></li></ul></section>')).toEqual([
    'card “C” is h2 in a section with h2',
  ]);
  expect(outlineFaults('<h1>A</h1><section><h2>B</h2><ul><li><h3>C</h3></li></ul></section>')).toEqual([]);
});

test('html names the language of the interface', async ({ request }) => {
  for (const { path, html } of builtPages()) expect(/<html lang="(\w+)"/.exec(html)?.[1], path).toBe('nl');
  const help = await (await request.get('/admindash/help')).text();
  expect(help).toContain('<html lang="en"');
});

test('the sitemap lists every page for search engines, without dates', async ({ request }) => {
  const xml = await (await request.get('/sitemap-pages.xml')).text();
  expect(xml).not.toContain('<lastmod>');
  const listed = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const indexed = builtPages()
    // Pages with samples are all kept from search engines; those that are never for them are not counted either.
    .filter(({ html }) => html.includes(' data-counted'))
    .filter(({ path, html }) => new URL(canonical(html)).pathname === path);
  expect(listed.toSorted()).toEqual(indexed.map(({ path }) => path).toSorted());
});
