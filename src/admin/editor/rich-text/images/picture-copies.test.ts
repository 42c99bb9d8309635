import { expect, it } from 'vitest';
import { stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { removeImage } from './picture-copies.ts';

const { p, li, ul, image, figure, caption } = text;

function without(position: number, ...blocks: Parameters<typeof stateOf>): string {
  const state = stateOf(...blocks);
  const { tr } = state;
  removeImage(tr, position);
  tr.doc.check();
  return String(tr.doc).replace(/^doc\(|\)$/g, '');
}

it('takes a picture out, and one of two in a figure', () => {
  expect(without(0, image(), p('text'))).toBe('paragraph("text")');
  expect(without(5, ul(li(p('a'), image())))).toBe('bulletList(listItem(paragraph("a")))');
  expect(without(1, figure(image(), image(), caption('words')))).toBe('figure(image, figureCaption("words"))');
});

it('keeps caption and credit of a figure, and an empty line if needed', () => {
  expect(without(1, figure(image(), caption('words')))).toBe('paragraph("words Foto: Anna")');
  expect(without(0, image())).toBe('paragraph');
});
