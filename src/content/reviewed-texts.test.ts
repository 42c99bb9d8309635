import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkTexts } from '../../scripts/operations/check-content/check-content.ts';
import { clinicPhoneNumbers, readContent } from '../../scripts/operations/check-content/read-content.ts';
import { mark } from '../shared/facts/placeholders.ts';
import { toEnglish } from './collections/english.ts';
import { REVIEWED_PAGES } from './next-reviews.ts';
import { readTeam } from './read-file.ts';

type Fields = {
  review?: { by: string; on: string; due: string };
  sources?: Array<{ title: string; publisher: string; year?: number; address?: string }>;
};

const carePages = globSync(REVIEWED_PAGES).sort();
const files = [...carePages, ...globSync('content/magazine/*.md').sort()];
const team = readTeam();
const findings = await checkTexts(readContent('content'), { phoneNumbers: clinicPhoneNumbers('content') });
const dangers = findings.filter(({ finding }) => finding.severity === 'danger').map(({ where }) => where);

function fieldsOf(file: string): Fields {
  const text = readFileSync(file, 'utf8');
  const fields = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text;
  return toEnglish(parse(mark(fields)));
}

test('knows every care page', () => expect(carePages).toHaveLength(24));

test.each(files)('%s says who checked it and when', (file) => {
  const { review } = fieldsOf(file);
  expect(team.get(review?.by ?? '')?.mayReview).toBe(true);
  expect(review).toMatchObject({
    on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    due: expect.stringMatching(/^\d{4}-/),
  });
});

/** An address of a page, not the front page of a site, where a reader would have to search. */
const DOCUMENT = /^https:\/\/[\w-]+(?:\.[\w-]+)*\.(?!example\b)[a-z]{2,}\/[^?#\s]/;

test.each(files)('%s names sources that readers can check', (file) => {
  const { sources = [] } = fieldsOf(file);
  expect(sources.length).toBeGreaterThan(1);
  for (const { title, publisher, year, address } of sources) {
    expect(title.length * publisher.length, title).toBeGreaterThan(0);
    if (address === undefined) expect(year, title).toBeTypeOf('number');
    else expect(address, title).toMatch(DOCUMENT);
  }
});

test.each(files)('%s has nothing that the check calls a danger', (file) => {
  expect(dangers.filter((where) => where.startsWith(`${file}:`))).toEqual([]);
});
