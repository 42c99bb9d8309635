import { expect, it } from 'vitest';
import { schema, show, stateOf, text, withNodeSelected } from '../../../../../tests/support/editor/example-text.ts';
import { blocksAt } from './blocks-at.ts';
import { isAlready, nameOf, TARGETS, turnInto } from './turn-into.ts';

const {
  p,
  h2,
  code,
  ul,
  ol,
  li,
  quote,
  callout,
  details,
  summary,
  dl,
  dt,
  dd,
  button,
  table,
  tr,
  td,
  image,
  figure,
  caption,
} = text;
type State = ReturnType<typeof stateOf>;

function into(name: string, state: State): string | undefined {
  const target = TARGETS.find((candidate) => nameOf(candidate) === name);
  if (!target) throw new Error(name);
  const { tr: change } = turnInto(state, target);
  if (!change) return undefined;
  change.doc.check();
  return show(state.apply(change));
}

const possible = (state: State) => TARGETS.filter((target) => turnInto(state, target).tr).map(nameOf);

it('turns a paragraph into everything else, with the cursor where it was', () => {
  const state = stateOf(p('o|ne'));
  expect(into('Heading 2', state)).toBe('heading("o|ne")');
  expect(into('Bullet list', state)).toBe('bulletList(listItem(paragraph("o|ne")))');
  expect(into('Blockquote', state)).toBe('blockquote(paragraph("o|ne"))');
  expect(into('Call-out: Let op', state)).toBe('callout(paragraph("o|ne"))');
  expect(into('Details', state)).toBe('details(detailsSummary("o|ne"), paragraph)');
  expect(possible(state)).toEqual(TARGETS.map(nameOf).filter((name) => name !== 'Paragraph'));
});

it('turns a list of two levels into text and back without losing an item', () => {
  const nested = ul(li(p('a|')), li(p('b'), ol(li(p('c')))));
  expect(into('Ordered list', stateOf(nested))).toMatch(
    /^orderedList\(listItem\(paragraph\("a\|"\)\), listItem\(paragraph\("b"\), orderedList/,
  );
  expect(into('Paragraph', stateOf(nested))).toMatch(/^paragraph\("a\|"\), bulletList\(listItem\(paragraph\("b"\)/);
  expect(into('Blockquote', withNodeSelected(stateOf(nested), 'bulletList'))).toMatch(/^blockquote\(bulletList/);
});

it('takes an item out of the middle of a list, which goes on after it', () => {
  expect(into('Heading 3', stateOf(ul(li(p('a')), li(p('b|')), li(p('c')))))).toBe(
    'bulletList(listItem(paragraph("a"))), heading("b|"), bulletList(listItem(paragraph("c")))',
  );
});

it('continues the numbers and the letters of a list after the item that it takes out', () => {
  const list = schema.node('orderedList', { start: 3, type: 'a' }, [li(p('a')), li(p('b|')), li(p('c'))]);
  const { tr: change } = turnInto(stateOf(list), TARGETS[0] as (typeof TARGETS)[0]);
  expect(change?.doc.children.map(({ attrs }) => attrs)).toEqual([
    { start: 3, type: 'a' },
    {},
    { start: 4, type: 'a' },
  ]);
});

it('turns several paragraphs into one list or one call-out', () => {
  const state = stateOf(p('o|ne'), p('tw|o'));
  expect(into('Bullet list', state)).toMatch(/^bulletList\(listItem\(paragraph\("o.*\)\), listItem\(paragraph\("tw/);
  expect(into('Call-out: In het kort', state)).toMatch(/^callout\(paragraph\("o.*\), paragraph\("tw/);
});

it('unwraps a call-out and details, the summary as a paragraph', () => {
  expect(into('Paragraph', stateOf(callout(p('o|ne'))))).toBe('paragraph("o|ne")');
  expect(into('Paragraph', stateOf(details(summary('mo|re'), p('one'), ul(li(p('a'))))))).toBe(
    'paragraph("mo|re"), paragraph("one"), bulletList(listItem(paragraph("a")))',
  );
  expect(into('Blockquote', stateOf(details(summary('mo|re'), p('one'))))).toBe(
    'blockquote(paragraph("mo|re"), paragraph("one"))',
  );
});

it('changes the kind of a call-out in place', () => {
  const state = stateOf(callout(p('o|ne')));
  const next = state.apply(
    turnInto(state, TARGETS.find((t) => t.label === 'Bel 112') as (typeof TARGETS)[0]).tr as never,
  );
  expect(next.doc.firstChild?.attrs['data-callout']).toBe('emergency');
  expect(show(next)).toBe('callout(paragraph("o|ne"))');
});

it('keeps the lines of code', () => {
  expect(into('Paragraph', stateOf(code('a|\n\nb')))).toBe('paragraph("a|", hardBreak, hardBreak, "b")');
});

it('offers nothing that loses an address, a cell or a caption', () => {
  const wraps = ['Blockquote', ...TARGETS.filter(({ type }) => type === 'callout').map(nameOf), 'Details'];
  expect(possible(stateOf(button('Bel| ons')))).toEqual(wraps);
  expect(possible(stateOf(table(tr(td(p('ce|ll'))))))).toEqual(wraps);
  expect(possible(stateOf(figure(image(), caption('cap|tion'))))).toEqual(wraps);
  expect(possible(stateOf(dl(dt('te|rm'), dd('text'))))).toEqual(wraps);
  expect(possible(stateOf(callout(p('on|e'), p('two')))).filter((name) => name.startsWith('Call-out'))).toEqual([]);
  expect(into('Heading 2', stateOf(callout(p('on|e'), ul(li(p('a'))))))).toBe(
    'callout(heading("on|e"), bulletList(listItem(paragraph("a"))))',
  );
  expect(into('Heading 2', withNodeSelected(stateOf(quote(p('one'), ul(li(p('a'))))), 'blockquote'))).toBeUndefined();
});

it('reports the current kind of a block', () => {
  const blocks = blocksAt(stateOf(h2('o|ne')).selection);
  expect(blocks && TARGETS.filter((target) => isAlready(blocks, target)).map(nameOf)).toEqual(['Heading 2']);
});

it('keeps the cursor in code that becomes text beside other text', () => {
  expect(into('Paragraph', stateOf(details(summary('more'), code('a|b'))))).toBe('paragraph("more"), paragraph("a|b")');
  expect(into('Bullet list', stateOf(details(summary('more'), code('a\nb|'))))).toBe(
    'bulletList(listItem(paragraph("more")), listItem(paragraph("a", hardBreak, "b|")))',
  );
});
