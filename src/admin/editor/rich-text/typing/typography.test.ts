import { expect, it, test } from 'vitest';
import { schema, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { isCodeTyped, typeset } from './typography.ts';

/** Types a text character by character. */
function typed(keys: string): string {
  let text = '';
  for (const key of keys) {
    const change = typeset(text, key);
    text += key;
    if (change) text = text.slice(0, text.length - change.length) + change.insert;
  }
  return text;
}

test.each([
  // Quotation marks.
  ['"Rust", zei zij.', '“Rust”, zei zij.'],
  ['Zij zei: "Rust."', 'Zij zei: “Rust.”'],
  ["Het woord 'rust' helpt", 'Het woord ‘rust’ helpt'],
  ['"Zij zei \'rust\'"', '“Zij zei ‘rust’”'],
  ['("echt")', '(“echt”)'],
  ['"Ik weet niet..."', '“Ik weet niet…”'],
  ['een "zelf"-test', 'een “zelf”-test'],
  ['"voor-" en "nadelen"', '“voor-” en “nadelen”'],
  ['non-"invasief"', 'non-“invasief”'],
  ['„laag"', '„laag”'],
  ['"75-plus"', '“75-plus”'],
  ['"120/80"', '“120/80”'],
  // Apostrophes.
  ["zo'n dag", 'zo’n dag'],
  ["auto's en foto's", 'auto’s en foto’s'],
  ["'s avonds", '’s avonds'],
  ["laat, 's avonds", 'laat, ’s avonds'],
  ["'s-Hertogenbosch", '’s-Hertogenbosch'],
  ["'t Is goed", '’t Is goed'],
  ["in 't bos", 'in ’t bos'],
  ["('s ochtends)", '(’s ochtends)'],
  ["'k heb 'm gezien", '’k heb ’m gezien'],
  ['"\'s Avonds niet"', '“’s Avonds niet”'],
  ["A4'tje", 'A4’tje'],
  ["Max' fiets", 'Max’ fiets'],
  ["de jaren '80", 'de jaren ’80'],
  ["the '80s", 'the ’80s'],
  ["don't, it's, 'tis true", 'don’t, it’s, ’tis true'],
  ["'slaap' en 't'", '‘slaap’ en ‘t’'],
  ["de '75-plus' groep", 'de ‘75-plus’ groep'],
  // Dashes.
  ['rust - en slaap', 'rust – en slaap'],
  ['rust -- en slaap', 'rust – en slaap'],
  ['rust--en', 'rust–en'],
  ['10-15 minuten', '10-15 minuten'],
  ['-5 graden', '-5 graden'],
  ['- een lijst', '- een lijst'],
  ['---', '---'],
  ['voor- en nadelen', 'voor- en nadelen'],
  ['burn-out', 'burn-out'],
  // An ellipsis.
  ['en toen...', 'en toen…'],
  ['... en toen', '… en toen'],
  ['1..2', '1..2'],
  // Never in addresses.
  ["https://a.nl/'x'--y...", "https://a.nl/'x'--y..."],
  ["www.a.nl/o'k", "www.a.nl/o'k"],
  ["o'neill@a.nl", 'o’neill@a.nl'],
  ["jan@o'neill.nl", "jan@o'neill.nl"],
  ['mailto:a--b@c.nl', 'mailto:a--b@c.nl'],
  ['/pad/naar--hier', '/pad/naar--hier'],
  ['zie "https://a.nl" hier', 'zie “https://a.nl” hier'],
  // Measures.
  ['een scherm van 15"', 'een scherm van 15"'],
  ['een "scherm van 15"', 'een “scherm van 15”'],
  ['Gewone woorden, 3,5 mg.', 'Gewone woorden, 3,5 mg.'],
])('%s becomes %s', (keys, result) => expect(typed(keys)).toBe(result));

test('a mark after a picture or a line break opens', () => {
  expect(typeset('\ufffc', '"')).toEqual({ length: 1, insert: '“' });
  expect(typeset('regel\ufffc', "'")).toEqual({ length: 1, insert: '‘' });
  expect(typeset('regel\ufffc-', ' ')).toBeUndefined();
});

const { p, code } = text;
const inCode = (words: string) => schema.text(words, [schema.mark('code')]);

function typesCode(state: ReturnType<typeof stateOf>): boolean {
  const { from, to } = state.selection;
  return isCodeTyped(state, from, to);
}

it('detects code from the marks of the next character', () => {
  expect(typesCode(stateOf(p('a|')))).toBe(false);
  expect(typesCode(stateOf(code('a|')))).toBe(true);
  expect(typesCode(stateOf(p(inCode('a|b'))))).toBe(true);
});

it('knows code that was only switched on, or off', () => {
  const before = stateOf(p('a|'));
  expect(typesCode(before.apply(before.tr.addStoredMark(schema.mark('code'))))).toBe(true);
  const within = stateOf(p(inCode('ab|')));
  expect(typesCode(within.apply(within.tr.removeStoredMark(schema.mark('code'))))).toBe(false);
});

it('detects code that is being replaced', () => {
  expect(typesCode(stateOf(p('a ', inCode('|b|'))))).toBe(true);
});
