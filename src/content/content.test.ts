import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { paths } from '../shared/paths.ts';
import { parseBlocks } from './blocks.ts';
import { internalLinks, textProblems } from './content-rules.ts';
import {
  HOME_THERAPIES,
  OVERVIEW_THERAPIES,
  pairedSlug,
  SERVICE_SLUGS,
  THERAPY_SLUGS,
  TREATMENT_SLUGS,
} from './slugs.ts';

type File = { path: string; slug: string; data: Record<string, unknown>; body: string };

const markdownIn = (folder: string): File[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const path = folder ? `content/${folder}/${name}` : `content/${name}`;
      const [, front = '', body = ''] = readFileSync(path, 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
      return { path, slug: name.replace('.md', ''), data: parse(front) as File['data'], body };
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
const lists = ['pmo', 'tarieven', 'veelgestelde-vragen', 'rijbewijskeuringen'].map((name) => {
  const path = `content/${name}.yaml`;
  return { path, texts: textsOf(parse(readFileSync(path, 'utf8'))) };
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
    for (const { path, data } of pages) expect(data['coverAlt'], path).toBeTruthy();
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
