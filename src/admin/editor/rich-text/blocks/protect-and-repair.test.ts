import { setBlockType } from '@tiptap/pm/commands';
import { history, undo } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Plugin } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import {
  schema,
  show,
  stateOf,
  stateWith,
  text,
  withNodeSelected,
} from '../../../../../tests/support/editor/example-text.ts';
import { nodeType } from '../block-commands/change.ts';
import { figureToImages, imageToFigure } from '../block-commands/figures.ts';
import { protectNamedBlocks, repairBlocks } from './protect-and-repair.ts';

const { p, button, table, tr, td, figure, image, caption } = text;

function plugins(onUnnested = () => {}): Plugin[] {
  const add = repairBlocks(onUnnested).config.addProseMirrorPlugins as unknown as () => Plugin[];
  return [history(), ...add()];
}

it('unwraps a table pasted into a cell, says so, and can be undone', () => {
  const say = vi.fn();
  const state = stateWith(plugins(say), table(tr(td(p('ou|ter')))));
  const inner = table(tr(td(p('a')), td(p())), tr(td(p('b')), td(table(tr(td(p('deep')))))));
  const at = state.selection.$from.after();
  const next = state.apply(state.tr.insert(at, inner));
  expect(show(next)).toBe(
    'table(tableRow(tableCell(paragraph("ou|ter"), paragraph("a"), paragraph("b"), paragraph("deep"))))',
  );
  expect(say).toHaveBeenCalledOnce();
  let undone: EditorState | undefined;
  undo(next, (change) => {
    undone = next.apply(change);
  });
  expect(undone && show(undone)).toBe(show(state));
});

it('leaves a nested table of an old text alone while other text is typed', () => {
  const state = stateWith(plugins(), table(tr(td(p('outer'), table(tr(td(p('in|ner'))))))));
  const next = state.apply(state.tr.insertText('x'));
  expect(show(next)).toBe(show(state).replace('in|ner', 'inx|ner'));
});

it('leaves the caption and the credit of a figure whose picture is deleted', () => {
  const state = withNodeSelected(stateWith(plugins(), figure(image(), caption('words'))), 'image');
  expect(state.apply(state.tr.deleteSelection()).doc.textContent).toBe('words Foto: Anna');
  const cut = state.apply(state.tr.deleteSelection());
  expect(cut.doc.firstChild?.type.name).toBe('paragraph');
});

it('keeps the second picture when the first is removed', () => {
  const state = stateWith(plugins(), figure(image(), image(), caption('words')));
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 2)));
  expect(String(selected.apply(selected.tr.deleteSelection()).doc)).toBe('doc(figure(image, figureCaption("words")))');
});

it('does not mistake a figure that is pasted whole for a broken one', () => {
  const state = stateWith(plugins(), p('o|ne'));
  const slice = new Slice(Fragment.from(figure(image(), caption('words'))), 0, 0);
  expect(String(state.apply(state.tr.replaceSelection(slice)).doc)).toContain('figure(image, figureCaption("words"))');
});

it('turns an image into a figure and back without losing a word', () => {
  const state = withNodeSelected(stateOf(p('one'), image()), 'image');
  const framed = state.apply(imageToFigure(state).tr as never);
  expect(show(framed)).toBe('paragraph("one"), figure(image, figureCaption("|"))');
  const words = stateOf(figure(image(), image(), caption('wo|rds')));
  const back = words.apply(figureToImages(words).tr as never);
  expect(String(back.doc)).toBe('doc(image, image, paragraph("words Foto: Anna"))');
  expect(schema.nodes['figure']).toBeDefined();
});

function open(onRefused: () => void, ...blocks: Node[]) {
  const add = protectNamedBlocks(onRefused).config.addProseMirrorPlugins as unknown as () => Plugin[];
  return stateWith(add(), ...blocks);
}

function change(state: ReturnType<typeof open>, type: string): string {
  let next = state;
  setBlockType(nodeType(state.schema, type))(state, (tr) => {
    next = state.apply(tr);
  });
  return show(next);
}

it('a button cannot become a heading or code, which have no address', () => {
  const say = vi.fn();
  expect(change(open(say, button('Ma|ak')), 'heading')).toBe('button("Ma|ak")');
  expect(change(open(say, p('a|a'), button('Ma|ak')), 'codeBlock')).toBe('paragraph("a|a"), button("Ma|ak")');
  expect(say).toHaveBeenCalledTimes(2);
});

it('its label and the blocks beside it can change', () => {
  const say = vi.fn();
  expect(change(open(say, p('a|a'), button('Maak')), 'heading')).toBe('heading("a|a"), button("Maak")');
  const state = open(say, button('Ma|ak'));
  const { tr } = state;
  expect(show(state.apply(tr.setNodeAttribute(0, 'data-button', 'appointment').insertText('x')))).toBe(
    'button("Max|ak")',
  );
  expect(say).not.toHaveBeenCalled();
});
