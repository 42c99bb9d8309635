import { expect, it } from 'vitest';
import { stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { canRefer } from './SourceDialog.tsx';

const { p, code, button, figure, image, caption } = text;

it('allows references in text and captions, not in code or buttons', () => {
  expect([p('a|b'), figure(image(), caption('a|b'))].map((block) => canRefer(stateOf(block)))).toEqual([true, true]);
  expect([code('a|b'), button('a|b')].map((block) => canRefer(stateOf(block)))).toEqual([false, false]);
});
