import { expect, it } from 'vitest';
import { schema, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { isCodeTyped } from './typography.ts';

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
