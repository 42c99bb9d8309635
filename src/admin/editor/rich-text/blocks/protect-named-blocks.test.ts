import { setBlockType } from '@tiptap/pm/commands';
import type { Node } from '@tiptap/pm/model';
import type { Plugin } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import { show, stateWith, text } from '../../../../../tests/support/editor/example-text.ts';
import { nodeType } from '../block-commands/node-type.ts';
import { protectNamedBlocks } from './protect-named-blocks.ts';

const { p, button } = text;

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
