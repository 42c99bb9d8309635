import { expect, it } from 'vitest';
import { stateOf, text, withNodeSelected } from '../../../../../tests/support/editor/example-text.ts';
import { figureAt, picturesAt, placeForSecondPicture, removePicture } from './figures.ts';

const { p, figure, image, caption } = text;

it('knows the figure of its caption and of its picture, and no other', () => {
  expect(figureAt(stateOf(p('a'), figure(image(), caption('wo|rds'))))?.pos).toBe(3);
  const selected = withNodeSelected(stateOf(p('a'), figure(image(), caption('words'))), 'image');
  expect(figureAt(selected)?.pos).toBe(3);
  expect(figureAt(stateOf(p('a|'), figure(image(), caption('words'))))).toBeUndefined();
});

it('returns current positions after text before the figure is deleted', () => {
  const opened = stateOf(image(), image(), figure(image(), caption('wo|rds')));
  expect([picturesAt(opened)[0]?.pos, placeForSecondPicture(opened)]).toEqual([3, 4]);
  const later = opened.apply(opened.tr.delete(0, 1));
  expect([picturesAt(later)[0]?.pos, placeForSecondPicture(later)]).toEqual([2, 3]);
});

it('takes one of two pictures out', () => {
  const { tr } = removePicture(1, 'right picture')(stateOf(figure(image(), image(), caption('wo|rds'))));
  tr?.doc.check();
  expect(String(tr?.doc)).toBe('doc(figure(image, figureCaption("words")))');
});
