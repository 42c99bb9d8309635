import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseLines } from '../support/repository/citations.ts';
import { FILES } from '../support/repository/files.ts';
import { titlesIn } from '../support/repository/test-titles.ts';

const MAX_TITLE = 70;

const TITLES = new Map(
  FILES.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => [
    file,
    titlesIn(file, readFileSync(file, 'utf8')),
  ]),
);

test('titles of tests have at most 70 characters', () => {
  const long = [...TITLES].flatMap(([file, titles]) =>
    titles.filter(({ title }) => title.length > MAX_TITLE).map(({ line, title }) => `${file}:${line} ${title}`),
  );
  expect(long, 'Say in fewer words what the test proves').toEqual([]);
});

test.each([
  ["test('a', () => {})", ['a']],
  ["test.each([['x']])('b %s', () => {})", ['b %s']],
  ["describe.skipIf(isSlow)('c', () => { it('d', () => {}) })", ['c', 'd']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
  ['for (const path of PATHS) test(`${path} works`, () => {})', ['${path} works']],
  ["test.use({ locale: 'nl' }); test.step('e', async () => {}); latest('f')", []],
])('finds the titles in %s', (text, titles) => {
  expect(titlesIn('a.test.ts', text).map(({ title }) => title)).toEqual(titles);
});

/** In English; the description of the API is generated from the contract. */
const DOCUMENTS = /^(?:README|CONTRIBUTING|CHANGELOG|docs\/(?!api\.|editors\.).*)\.md$/;
const IN_COMMENTS = /^(?:src|scripts|tests)\/.*\.(?:tsx?|mjs|astro|css)$/;
/** What CONTRIBUTING.md asks to avoid, and what to say instead. */
const UNCLEAR: [words: RegExp, remedy: string][] = [
  [/\b(?:whoever|somebody)\b/i, 'name who acts: the user, the editor, a colleague, the caller'],
  [/\bof ours\b/i, 'say “this site’s”, or name the part'],
  [/(?<!\bas soon )\bas it is\b/i, 'say “unchanged”, or name the state'],
  [/(?:\/\*\*?|\/\/|<!--)[\s*]*(?:For who|Who)\s/, 'begin with what the code does'],
  [/\bthe own\b/i, 'say whose: “one’s own”, “this site’s”, “the caller’s”'],
  [/\banew\b/i, 'say “again”'],
  [/\bany more\b/i, 'say “no longer”'],
  [/\bmeanwhile\b/i, 'say during what: “during the save”, or “has changed”'],
  [/\b(?:address|date|name|number) of today\b/i, 'say “current”, or “today’s”'],
  [/\bfrom before (?:the|this|these|its|articles|covers)\b/i, 'say “older than”'],
  [/\bmend(?:s|ed)?\b/i, 'say “correct” of a text, “repair” of a thing'],
];

const unclearIn = (text: string) => UNCLEAR.filter(([words]) => words.test(text)).map(([, remedy]) => remedy);

/** In one line, so that a phrase is found across a line break. */
const inOneLine = (lines: string[]) => lines.map((line) => line.replace(/^\s*\*\s/, '')).join(' ');

/** Parses only files with such a word somewhere. */
const unclearInComments = (file: string, text: string) =>
  unclearIn(inOneLine(text.split('\n'))).length > 0
    ? unclearIn(inOneLine(proseLines(file, text).map(({ text: line }) => line)))
    : [];

test('comments and titles of tests have no words that are read twice', () => {
  const unclear = FILES.filter((file) => IN_COMMENTS.test(file)).flatMap((file) => {
    const titles = TITLES.get(file)?.map(({ title }) => title) ?? [];
    return [...unclearInComments(file, readFileSync(file, 'utf8')), ...titles.flatMap(unclearIn)].map(
      (remedy) => `${file}: ${remedy}`,
    );
  });
  expect(unclear).toEqual([]);
}, 60_000);

/** What is quoted is a word of a screen, or what this very rule is about. */
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”|`[^`]*`/g, '');

test('documents have no words that are read twice', () => {
  const unclear = FILES.filter((file) => DOCUMENTS.test(file)).flatMap((file) =>
    proseLines(file, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
      unclearIn(withoutQuotes(text)).map((remedy) => `${file}:${line}: ${remedy}`),
    ),
  );
  expect(unclear).toEqual([]);
});

test.each([
  ['a.ts', '/** For whoever types. */'],
  ['a.ts', '/** Asks when somebody types. */'],
  ['a.ts', '/** A page of\n * ours. */'],
  ['a.tsx', '// Shows the article as it is.'],
  ['a.astro', '---\n/** Who may read. */\n---\n'],
  ['a.ts', '/**\n * For who has no keyboard. */'],
  ['a.ts', '// Lists the own sessions.'],
  ['a.ts', '/** Asks the server anew. */'],
  ['a.ts', '// Nobody reads it any more.'],
  ['a.ts', '/** Refuses what was changed meanwhile. */'],
  ['a.ts', '// Leads to the address of today.'],
  ['a.ts', '/** Null for pictures from before the library. */'],
  ['a.ts', '// Until the text is mended.'],
])('refuses such a comment in %s: %s', (file, text) => {
  expect(unclearInComments(file, text)).toHaveLength(1);
});

test.each([
  ["const text = 'Whoever saves last';"],
  ['/** Focuses the text as soon as it is there. */'],
  ['/** The user who typed it. */'],
])('accepts %s', (text) => expect(unclearInComments('a.ts', text)).toEqual([]));
