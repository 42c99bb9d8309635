import { describe, expect, it } from 'vitest';
import { AT, opened, openedDraft, openedLive } from '../../../../tests/support/editor/example-states.ts';
import type { MachineState } from './machine-state.ts';
import { reduce } from './reduce.ts';

/** A user who may not publish, in their own article. */
const asWriter = (state: MachineState): MachineState => ({ ...state, mayPublish: false });
const typed = (state: MachineState) => reduce(state, { type: 'edited', changes: { excerpt: 'Nieuw' } }).state;
const sent = (state: MachineState, next: 'leave' | 'stay') => {
  const waiting = reduce(state, { type: 'save-chosen', next, hasUploads: false });
  return reduce(waiting.state, { type: 'uploads-settled' }).effects;
};

describe('a Writer', () => {
  it.each(['leave', 'stay'] as const)('saves draft changes of what readers have (%s)', (next) => {
    for (const state of [openedLive(), openedDraft()])
      expect(sent(typed(asWriter(state)), next)).toMatchObject([{ type: 'send', target: 'draft-changes' }]);
    expect(sent(typed(asWriter(opened())), next)).toMatchObject([{ type: 'send', target: 'article' }]);
  });

  it('saves no draft changes of an unchanged published article', () => {
    for (const state of [openedLive(), openedDraft()]) {
      const left = reduce(asWriter(state), { type: 'save-chosen', next: 'leave', hasUploads: false });
      expect(left.effects).toEqual([{ type: 'leave' }]);
    }
  });

  it('never publishes or unpublishes with a text of an earlier role', () => {
    for (const [state, isPublished] of [
      [opened(), true],
      [openedLive(), false],
    ] as const) {
      const form = { ...state.form, excerpt: 'Van vroeger', isPublished };
      const lost = { key: 'x', at: AT, form, version: 3 };
      const taken = reduce({ ...asWriter(state), offered: [lost] }, { type: 'text-restored', key: 'x', at: AT });
      expect(taken.state.form).toMatchObject({ excerpt: 'Van vroeger', isPublished: !isPublished });
      const switched = { ...taken.state, form };
      expect(sent(switched, 'leave')).toMatchObject([{ type: 'send', body: { isPublished: !isPublished } }]);
    }
  });
});
