import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../../src/build/oldest-browsers.ts';
import { FILES } from '../support/repository/files.ts';

// Required, because Vitest would turn an import of its 20 MB into a module.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const builtins: Identifier = compat.javascript['builtins'] ?? {};

/** Interfaces by the names that our code gives to their values; no name where those of the members say enough. */
const CALLED = {
  CanvasRenderingContext2D: 'context',
  Document: 'document',
  Element: '',
  HTMLElement: '',
  Navigator: 'navigator',
  URLSearchParams: 'next|params|parameters|query|search',
  Window: 'window',
};

/** What an older browser does without. */
const UNHARMED = {
  '.hidePopover': 'the menus and the search ask for popovers first',
  '.showPopover': 'the same',
  '.togglePopover': 'the same',
  'context.imageSmoothingQuality': 'Firefox shrinks a picture in its own way',
  'navigator.share': 'the button is there when the browser has it',
};

const OLDEST = OLDEST_BROWSERS.map((browser) => {
  const [, name = '', version] = /^(\D+)(.+)$/.exec(browser) ?? [];
  return { name: (name === 'ios' ? 'safari_ios' : name) as BrowserName, version: Number(version) };
});

const versionOf = (text: string) => Number.parseFloat(text.replace('≤', ''));

const includes = (statement: SimpleSupportStatement, version: number): boolean => {
  const { version_added: since, version_removed: until, flags, prefix, alternative_name: otherName } = statement;
  if (!since || flags || prefix || otherName) return false;
  return versionOf(since) <= version && !(until && versionOf(until) <= version);
};

/** The members that one of the oldest browsers lacks. */
const missingMembers = (owner: Identifier = {}): string[] =>
  Object.keys(owner).filter((name) =>
    OLDEST.some(({ name: browser, version }) => {
      const support = /^[a-z]/i.test(name) && owner[name]?.__compat?.support[browser];
      return support && ![support].flat().some((statement) => includes(statement, version));
    }),
  );

const staticMembers = [...Object.entries(builtins), ...Object.entries(compat.api)].flatMap(([owner, members]) =>
  missingMembers(members as Identifier)
    .filter((name) => owner in builtins || name.endsWith('_static'))
    .map((name) => `${owner}\\.${name.replace('_static', '')}`),
);
const otherMembers = Object.entries(CALLED).map(
  ([owner, names]) => `${names && `\\b(?:${names})`}\\.(?:${missingMembers(compat.api[owner]).join('|')})`,
);
const MISSING = new RegExp(`(?:\\b(?:${staticMembers.join('|')})|${otherMembers.join('|')})\\b`, 'g');
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

test.each([
  ['Map.groupBy(rows, keyOf)', 'Map.groupBy'],
  ['URL.canParse(address)', 'URL.canParse'],
  ['await Promise.withResolvers()', 'Promise.withResolvers'],
  ['params.size > 0', 'params.size'],
  ['context.reset();', 'context.reset'],
  ['form.reset(); new Set(names).size; AbortSignal.timeout(1); names.toSorted();', undefined],
])('knows what the oldest browsers lack: %s', (code, missing) => {
  expect(code.match(MISSING)?.[0]).toBe(missing);
});

test('browsers load no code that calls what the oldest of them lack', () => {
  const sources = FILES.filter(
    (file) => /^src\/(?:admin|layouts|magazine|shared|site|ui)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll(COMMENT, '').matchAll(MISSING)].map(([name]) => ({ file, name })),
  );
  expect(found.filter(({ name }) => !(name in UNHARMED))).toEqual([]);
  expect(Object.keys(UNHARMED).filter((name) => !found.some((one) => one.name === name))).toEqual([]);
});
