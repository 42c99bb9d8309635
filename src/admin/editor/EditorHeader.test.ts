import { describe, expect, it } from 'vitest';
import { opened, openedDraft, openedLive } from '../../../tests/support/editor/example-states.ts';
import { saveConsequence } from './EditorHeader.tsx';
import type { EditorState } from './state/editor-state.ts';
import { reduce } from './state/reduce.ts';

const typed = (state: EditorState, changes: object = { excerpt: 'Nieuw' }) =>
  reduce(state, { type: 'edited', changes }).state;

describe('saveConsequence', () => {
  it.each<[string, EditorState, string | undefined]>([
    ['a draft', typed(opened()), undefined],
    ['a draft with the switch on', typed(opened(), { isPublished: true }), 'will be published when you save'],
    ['a published article', openedLive(), undefined],
    ['changes of it', typed(openedLive()), 'changes go live when you save, not when you save as draft'],
    ['the switch off', typed(openedLive(), { isPublished: false }), 'will be unpublished when you save'],
    ['draft changes', openedDraft(), 'changes go live when you publish them, not when you save as draft'],
    [
      'draft changes with the switch off',
      typed(openedDraft(), { isPublished: false }),
      'will be unpublished, with this text, when you save',
    ],
  ])('says it of %s', (_, state, text) => expect(saveConsequence(state)).toBe(text));
});
