import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOriginal, writeContent } from '../documents.ts';
import { readFacts } from '../read-file.ts';
import { pathsOfSite } from './make-site-index.ts';
import { sitePages } from './site-pages.ts';

test('lists every page outside the magazine, without places on a page', () => {
  const paths = pathsOfSite('.', sitePages('.', readFacts('.')));
  const some = ['/', '/behandelingen', '/klachten', '/over-ons', '/pmo', '/privacy', '/rijbewijskeuringen/75-plus'];
  expect(paths).toEqual(expect.arrayContaining(some));
  expect(paths.filter((path) => /[#?:]|^\/admindash/.test(path))).toEqual([]);
});

test('a result does not run a heading into the sentence below it', () => {
  const heart = sitePages('.', readFacts('.')).find(({ href }) => href === '/therapieen/hart-vaatziekten');
  expect(heart?.text).toContain('Bel nu 112 bij deze klachten. Drukkende, knellende pijn');
});

test('words on two lines, and those below code, are words of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-index-'));
  const root = join(folder, 'site');
  const text = `${readOriginal('klachten.md')}\nMaandag\\\nDinsdag\n\n    Woensdag\n\nDonderdag\n`;
  try {
    writeContent(root, new Map([['klachten.md', text]]));
    const page = sitePages(root, readFacts(root)).find(({ href }) => href === '/klachten');
    expect(page?.text).toMatch(/Maandag Dinsdag Woensdag Donderdag$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
