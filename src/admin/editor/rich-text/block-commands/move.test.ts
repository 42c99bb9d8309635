import { expect, it } from 'vitest';
import { show, stateOf, text, withNodeSelected } from '../../../../../tests/support/editor/example-text.ts';
import { moveDown, moveUp } from './move.ts';

const { p, h2, ul, ol, li, callout, details, summary, table, tr, td, hr, image } = text;
type State = ReturnType<typeof stateOf>;

function up(state: State): [string, string] {
  const { tr: change, message } = moveUp(state);
  return [show(change ? state.apply(change) : state), message];
}
function down(state: State): [string, string] {
  const { tr: change, message } = moveDown(state);
  return [show(change ? state.apply(change) : state), message];
}

it('moves a block past its neighbour with the cursor in it', () => {
  const state = stateOf(p('one'), h2('two'), p('th|ree'));
  expect(up(state)).toEqual(['paragraph("one"), paragraph("th|ree"), heading("two")', 'Moved up, 2 of 3.']);
  expect(down(stateOf(p('o|ne'), h2('two')))).toEqual(['heading("two"), paragraph("o|ne")', 'Moved down, 2 of 2.']);
});

it('moves all blocks that a selection touches', () => {
  expect(up(stateOf(p('one'), p('t|wo'), p('th|ree'), p('four')))[0]).toBe(
    'paragraph("t|wo"), paragraph("th|ree"), paragraph("one"), paragraph("four")',
  );
});

it('announces the edges of the text, and skips the trailing paragraph', () => {
  expect(up(stateOf(p('o|ne'), p('two')))[1]).toBe('Already at the top.');
  const last = stateOf(p('one'), table(tr(td(p('ce|ll')))), p());
  expect(down(last)).toEqual([show(last), 'Already at the bottom.']);
  expect(up(last)[1]).toBe('Moved up, 1 of 2.');
});

it('moves a block within what holds it, and out at the edge', () => {
  const state = stateOf(p('one'), callout(p('two'), p('th|ree')), p('four'));
  expect(up(state)[0]).toBe('paragraph("one"), callout(paragraph("th|ree"), paragraph("two")), paragraph("four")');
  expect(down(state)).toEqual([
    'paragraph("one"), callout(paragraph("two")), paragraph("th|ree"), paragraph("four")',
    'Moved out of the call-out, 3 of 4.',
  ]);
});

it('moves past details, never into them, and out of them over the summary', () => {
  const closed = details(summary('more'), p('inside'));
  expect(down(stateOf(p('o|ne'), closed))[0]).toBe(
    'details(detailsSummary("more"), paragraph("inside")), paragraph("o|ne")',
  );
  expect(up(stateOf(details(summary('more'), p('in|side'), p('two'))))[0]).toBe(
    'paragraph("in|side"), details(detailsSummary("more"), paragraph("two"))',
  );
  expect(up(stateOf(p('one'), details(summary('mo|re'), p('inside'))))[0]).toBe(
    'details(detailsSummary("mo|re"), paragraph("inside")), paragraph("one")',
  );
});

it('moves a container with the only block in it', () => {
  expect(up(stateOf(p('one'), callout(p('t|wo'))))[0]).toBe('callout(paragraph("t|wo")), paragraph("one")');
  expect(up(stateOf(p('one'), ul(li(p('t|wo')))))[0]).toBe('bulletList(listItem(paragraph("t|wo"))), paragraph("one")');
});

it('moves a list item with its sublist, and out of the list at its edge', () => {
  const nested = ul(li(p('a')), li(p('b|'), ol(li(p('c')))));
  expect(up(stateOf(nested))[0]).toBe(
    'bulletList(listItem(paragraph("b|"), orderedList(listItem(paragraph("c")))), listItem(paragraph("a")))',
  );
  expect(down(stateOf(nested))).toEqual([
    'bulletList(listItem(paragraph("a"))), paragraph("b|"), orderedList(listItem(paragraph("c")))',
    'Moved out of the bullet list, 2 of 3.',
  ]);
  expect(down(stateOf(ul(li(p('a'), ol(li(p('b')), li(p('c|')))), li(p('d')))))[0]).toBe(
    'bulletList(listItem(paragraph("a"), orderedList(listItem(paragraph("b")))), listItem(paragraph("c|")), listItem(paragraph("d")))',
  );
});

it('keeps the cursor in each of several items that leave their list', () => {
  expect(up(stateOf(ul(li(p('a|a')), li(p('b|b')), li(p('c')))))[0]).toBe(
    'paragraph("a|a"), paragraph("b|b"), bulletList(listItem(paragraph("c")))',
  );
});

it('moves a selected image, and a divider', () => {
  const state = withNodeSelected(stateOf(p('one'), image()), 'image');
  expect(up(state)).toEqual(['[image] image, paragraph("one")', 'Moved up, 1 of 2.']);
  expect(down(withNodeSelected(stateOf(hr(), p('one')), 'horizontalRule'))[0]).toBe(
    '[horizontalRule] paragraph("one"), horizontalRule',
  );
});

it('moves a table whole from any cell, also in a call-out in a list', () => {
  const state = stateOf(ul(li(p('a'), p('b'), callout(table(tr(td(p('ce|ll'))))))));
  expect(up(state)[0]).toBe(
    'bulletList(listItem(paragraph("a"), callout(table(tableRow(tableCell(paragraph("ce|ll"))))), paragraph("b")))',
  );
});
