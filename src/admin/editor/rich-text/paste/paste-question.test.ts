import { history, undo } from '@tiptap/pm/history';
import type { EditorState, Plugin } from '@tiptap/pm/state';
import { expect, it, test } from 'vitest';
import { stateWith, text } from '../../../../../tests/support/editor/example-text.ts';
import { looksLikeMarkdown, openQuestion, pasteQuestion, questionIn } from './paste-question.ts';

const { p } = text;

/** A text with "# Kop" in its second paragraph, and the question about it. */
function asked(): EditorState {
  const extension = pasteQuestion({ accept: () => {}, keep: () => {} });
  const add = extension.config.addProseMirrorPlugins as unknown as () => Plugin[];
  const state = stateWith([history(), ...add.call({ editor: {} } as never)], p('voor'), p('# Kop'), p('na'));
  return state.apply(openQuestion(state.tr, { kind: 'markdown', markdown: '# Kop', from: 7, to: 12 }));
}

it('stays while text around what was pasted changes', () => {
  const state = asked();
  const before = state.apply(state.tr.insertText('xx', 1));
  expect(questionIn(before)).toMatchObject({ from: 9, to: 14 });
  const behind = before.apply(before.tr.insertText('!', 14));
  expect(questionIn(behind)).toMatchObject({ from: 9, to: 14 });
});

it('ends when the user changes what was pasted: the answer would undo that', () => {
  const state = asked();
  expect(questionIn(state.apply(state.tr.insertText('!', 9)))).toBeNull();
  expect(questionIn(state.apply(state.tr.delete(9, 10)))).toBeNull();
  expect(questionIn(state.apply(state.tr.addMark(9, 11, state.schema.mark('bold'))))).toBeNull();
});

it('disappears when undo removes the pasted text', () => {
  const state = asked();
  let next = state.apply(state.tr.insertText('weg', 7, 12));
  expect(questionIn(next)).toBeNull();
  undo(next, (tr) => {
    next = next.apply(tr);
  });
  expect(questionIn(next)).toBeNull();
});

test('knows Markdown by its signs', () => {
  const texts = [
    '# Kop\n\nTekst',
    '- een\n- twee',
    '1. een\n2. twee',
    '1. een\n\n2. twee',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'a | b\n--- | ---\n1 | 2',
    'Lees [dit](https://www.rivm.nl).',
    'Dit is **belangrijk**.',
    '```\ncode\n```',
    '> citaat',
  ];
  for (const text of texts) expect(looksLikeMarkdown(text), text).toBe(true);
});

test('leaves plain text alone', () => {
  const texts = [
    'Gewone tekst.',
    '- Nee, zei zij.\nEn verder.',
    'Bel 040 123 45 67.',
    '#slaap is een woord',
    '2 * 3 * 4',
    'De waarde was 5 > 3.',
    'a_b_c en snake_case',
    'Zie [1] en (2).',
    'Jan | Piet',
    '12. december\n',
    '',
  ];
  for (const text of texts) expect(looksLikeMarkdown(text), text).toBe(false);
});

test('reads three megabytes without delay', () => {
  const start = performance.now();
  for (const part of ['woord ', '- ', '| ', '**a ', '[a](', '# ', '\n', ' 1. '])
    looksLikeMarkdown(part.repeat(3_000_000 / part.length));
  expect(performance.now() - start).toBeLessThan(1000);
});
