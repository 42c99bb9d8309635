import { AllSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { show, stateOf, text, withNodeSelected } from '../../../../../tests/support/editor/example-text.ts';
import type { BlockCommand } from './change.ts';
import { addAbove, addBelow, deleteBlocks, duplicate } from './copy-and-delete.ts';

const { p, ul, li, callout, details, summary, dl, dt, dd, table, tr, td, image } = text;

function after(command: BlockCommand, state: ReturnType<typeof stateOf>): string {
  const { tr: change } = command(state);
  if (change) change.doc.check();
  return show(change ? state.apply(change) : state);
}

it('duplicates a block below itself and goes on in the copy', () => {
  expect(after(duplicate, stateOf(p('o|ne'), p('two')))).toBe('paragraph("one"), paragraph("o|ne"), paragraph("two")');
  expect(after(duplicate, stateOf(ul(li(p('a|')))))).toBe(
    'bulletList(listItem(paragraph("a")), listItem(paragraph("a|")))',
  );
  expect(after(duplicate, stateOf(dl(dt('te|rm'), dd('text'))))).toMatch(/^definitionList.*, definitionList.*"te\|rm"/);
});

it('deletes a block by its name, and goes on in the next', () => {
  const state = stateOf(p('o|ne'), p('two'));
  expect(after(deleteBlocks, state)).toBe('paragraph("|two")');
  expect(deleteBlocks(state).message).toBe('Deleted the paragraph. Undo brings it back.');
  expect(after(deleteBlocks, stateOf(p('one'), p('t|wo')))).toBe('paragraph("one|")');
});

it('leaves an empty paragraph where something must stand', () => {
  expect(after(deleteBlocks, stateOf(p('o|ne')))).toBe('paragraph("|")');
  expect(after(deleteBlocks, stateOf(ul(li(p('a|')))))).toBe('paragraph("|")');
  expect(after(deleteBlocks, withNodeSelected(stateOf(details(summary('more'), image())), 'image'))).toBe(
    'details(detailsSummary("more"), paragraph("|"))',
  );
});

it('deletes everything when everything is selected', () => {
  const state = stateOf(p('one'), callout(p('two')), table(tr(td(p('cell')))));
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(after(deleteBlocks, all)).toBe('paragraph("|")');
  expect(after(duplicate, all).match(/"one"/g)).toHaveLength(2);
});

it('adds an empty paragraph or list item above and below a block', () => {
  expect(after(addAbove, stateOf(callout(p('o|ne'))))).toBe('paragraph("|"), callout(paragraph("one"))');
  expect(after(addBelow, stateOf(table(tr(td(p('ce|ll'))))))).toBe(
    'table(tableRow(tableCell(paragraph("cell")))), paragraph("|")',
  );
  expect(after(addBelow, stateOf(ul(li(p('a|')))))).toBe(
    'bulletList(listItem(paragraph("a")), listItem(paragraph("|")))',
  );
});
