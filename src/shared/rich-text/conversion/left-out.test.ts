import { expect, test } from 'vitest';
import { addLeftOut, leftOutSentence } from './left-out.ts';

test('says what was left out, and counts it', () => {
  expect(leftOutSentence({})).toBe('');
  expect(leftOutSentence({ comment: 1 })).toBe('Left out: 1 comment.');
  expect(leftOutSentence({ field: 3, comment: 2, drawing: 1 })).toBe(
    'Left out: 2 comments, 1 drawing and 3 form fields.',
  );
});

test('adds what a second paste leaves out', () => {
  expect(addLeftOut({ comment: 1 }, { comment: 2, formula: 1 })).toEqual({ comment: 3, formula: 1 });
});
