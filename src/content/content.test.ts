import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { internalLinks, textProblems } from '../../tests/support/content/content-rules.ts';
import {
  HOME_THERAPIES,
  OVERVIEW_THERAPIES,
  pairedSlug,
  SERVICE_SLUGS,
  THERAPY_SLUGS,
  TREATMENT_SLUGS,
} from '../shared/care-slugs.ts';
import { paths } from '../shared/paths.ts';
import { parseBlocks } from './blocks.ts';
import { readContentFile, readFacts } from './read-file.ts';

type File = { path: string; slug: string; data: Record<string, unknown>; body: string };

const facts = readFacts();
const markdownIn = (folder: string): File[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const path = folder ? `content/${folder}/${name}` : `content/${name}`;
      return { path, slug: name.replace('.md', ''), body: '', ...readContentFile(path, facts) };
    });

const therapies = markdownIn('therapieen');
const treatments = markdownIn('behandelingen');
const services = markdownIn('rijbewijskeuringen');
const pages = [...therapies, ...treatments, ...services, ...markdownIn('')];

/** Every string in a YAML value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};
const lists = ['pmo', 'tarieven', 'veelgestelde-vragen', 'rijbewijskeuringen', 'contact'].map((name) => {
  const path = `content/${name}.yaml`;
  return { path, texts: textsOf(readContentFile(path, facts).data) };
});

const addresses = new Set<unknown>([
  ...Object.values(paths),
  ...THERAPY_SLUGS.map((slug) => `/therapieen/${slug}`),
  ...TREATMENT_SLUGS.map((slug) => `/behandelingen/${slug}`),
  ...SERVICE_SLUGS.map((slug) => `/rijbewijskeuringen/${slug}`),
]);
const deadLinks = (text: string) => internalLinks(text).filter((link) => !addresses.has(link.replace(/#.*$/, '')));

describe('content', () => {
  test('has a text for every therapy slug of home and overview', () => {
    const reached = therapies.flatMap(({ slug, data }) => [slug, ...(data['alias'] ? [String(data['alias'])] : [])]);
    expect(reached.toSorted()).toEqual([...THERAPY_SLUGS].toSorted());
    expect(THERAPY_SLUGS).toHaveLength(17);
    expect(OVERVIEW_THERAPIES).toHaveLength(11);
    expect(HOME_THERAPIES).toHaveLength(12);
  });

  test('names as alias the other slug of the same pair', () => {
    for (const { path, slug, data } of therapies) expect(data['alias'], path).toBe(pairedSlug(slug));
  });

  test('has a text for every treatment and every examination', () => {
    expect(treatments.map(({ slug }) => slug).toSorted()).toEqual([...TREATMENT_SLUGS].toSorted());
    expect(services.map(({ slug }) => slug).toSorted()).toEqual([...SERVICE_SLUGS].toSorted());
  });

  test('has alt text for every picture', () => {
    for (const { path, data } of pages.filter(({ data }) => data['nagekeken'] === undefined))
      expect(data['fotobeschrijving'], path).toBeTruthy();
  });

  test('leads no two pages or articles with one picture', () => {
    const names = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml)$/.test(name))
      .flatMap((name) => [...readFileSync(`content/${name}`, 'utf8').matchAll(/^ *(?:foto: |image: \S+\/)([\w-]+)/gm)])
      .map(([, name = '']) => name)
      // Statements have none, except where they are shared.
      .filter((name) => name !== 'closing');
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(pages)('$path follows the rules for texts', ({ body }) => {
    expect(textProblems(body)).toEqual([]);
  });

  test.each([
    ...therapies.map((page) => ({ ...page, least: 500, most: 800 })),
    ...treatments.map((page) => ({ ...page, least: 400, most: 600 })),
  ])('$path has $least to $most words', ({ body, least, most }) => {
    const words = body
      .replace(/\]\([^)]*\)/g, ']')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test.each([...therapies, ...treatments, ...services])('$path refers to each of its sources', ({ data, body }) => {
    const ids = (data['bronnen'] as { id: string }[]).map(({ id }) => id);
    expect(ids.filter((id) => !body.includes(`(#source_${id})`))).toEqual([]);
    expect(ids.length).toBeGreaterThan(1);
  });

  test.each([...therapies, ...treatments, ...services])(
    '$path says what to bring in its list alone',
    ({ data, body }) => {
      const { meenemen } = data['feiten'] as { meenemen?: string[] };
      const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}-]{5,}/gu) ?? [];
      const repeated = body.split('\n\n').filter((block) => {
        const words = new Set(wordsOf(block));
        return (meenemen ?? []).filter((item) => wordsOf(item).every((word) => words.has(word))).length > 2;
      });
      expect(repeated).toEqual([]);
    },
  );

  test.each(pages)('$path links only to pages that exist', ({ body }) => {
    expect(deadLinks(body)).toEqual([]);
  });

  test.each(lists)('$path has valid Markdown and no dead links', ({ texts }) => {
    expect(texts.flatMap(textProblems)).toEqual([]);
    expect(texts.flatMap(deadLinks)).toEqual([]);
  });

  test.each(treatments)('$path consists of headings and paragraphs', ({ body, path }) => {
    expect(parseBlocks(body, path).length).toBeGreaterThan(4);
  });
});

describe('textProblems', () => {
  test('accepts a valid text', () => {
    expect(textProblems('Een korte zin.\n\n## Kop\n\n### Onderkop\n\nTekst met [link](/pmo).')).toEqual([]);
  });

  test('reports a heading that skips a level', () => {
    expect(textProblems('# Titel')).toEqual(['kop “Titel”: begin met ## en sla geen niveau over']);
    expect(textProblems('## Een\n\n#### Te diep')).toHaveLength(1);
  });

  test('reports sentences over 35 words in the first paragraph only', () => {
    const long = `${'woord '.repeat(36)}einde.`;
    expect(textProblems(`Kort. ${long}`)[0]).toContain('knip de zin');
    expect(textProblems(`Kort.\n\n${long}`)).toEqual([]);
  });

  test('refuses HTML, pictures without alt text and relative links', () => {
    expect(textProblems('Een <b>vet</b> woord')).not.toEqual([]);
    expect(textProblems('![](foto.jpg)')).not.toEqual([]);
    expect(textProblems('[hier](pmo)')).not.toEqual([]);
  });

  test('finds the links to pages of this site', () => {
    expect(internalLinks('[a](/pmo) en [b](https://www.cbr.nl)')).toEqual(['/pmo']);
  });
});

test.each([
  ['on', /We tellen per dag hoe vaak/],
  ['off', /Deze website telt niet hoe vaak/],
])('the privacy statement counts as VISIT_COUNTS=%s says', (setting, sentence) => {
  vi.stubEnv('VISIT_COUNTS', setting);
  const { body } = readContentFile('content/privacy.md', readFacts());
  vi.unstubAllEnvs();
  expect(body).toMatch(sentence);
  expect(body?.match(/tellen we per dag|telt niet hoe|tellen per dag/gi)).toHaveLength(1);
});
