import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AT, opened, openedDraft, openedLive } from '../../../../tests/support/editor/example-states.ts';
import type { HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import type { MachineEvent } from './events.ts';
import { type MachineState, publishesChanges } from './machine-state.ts';
import { nextStep } from './main-button.ts';
import { reduce } from './reduce.ts';

/** With text that is not saved. */
const typed = (state: MachineState, changes: object = {}) =>
  reduce(state, { type: 'edited', changes: { excerpt: 'Nieuw', ...changes } }).state;
const [ON, OFF] = [{ isPublished: true }, { isPublished: false }];

const WRITER = { mayPublish: false };
const HAND_IN: HandIn = { note: null, handedInAt: AT, handedInBy: null, receiver: null, givenBack: null };
const waiting = (state: MachineState) => reduce(state, { type: 'hand-in-changed', handIn: HAND_IN }).state;
const givenBack = (state: MachineState) =>
  reduce(state, { type: 'hand-in-changed', handIn: { ...HAND_IN, givenBack: { at: AT, by: null, note: 'Bron?' } } })
    .state;

const STATES: Record<string, MachineState> = {
  draft: typed(opened()),
  'draft, switch on': typed(opened(), ON),
  published: typed(openedLive()),
  'published, switch off': typed(openedLive(), OFF),
  'draft changes': typed(openedDraft()),
  'draft changes, switch off': typed(openedDraft(), OFF),
  'draft handed in': typed(waiting(opened())),
  'draft, of a Writer': typed(opened(WRITER)),
  'draft handed in, of a Writer': typed(waiting(opened(WRITER))),
  'draft given back, of a Writer': typed(givenBack(opened(WRITER))),
  'published, of a Writer': typed(openedLive(WRITER)),
  'draft changes handed in, of a Writer': typed(waiting(openedDraft(WRITER))),
};

/** What a save does, in the words of the table. */
function effectOf(state: MachineState, event: MachineEvent): string {
  const { state: asked } = reduce(state, event);
  if (asked.isHandingIn) return 'asks for a note, saves, and hands it in';
  const sent = reduce(asked, { type: 'uploads-settled' }).effects.find((effect) => effect.type === 'send');
  if (sent?.type !== 'send') return 'nothing';
  if (sent.target === 'draft-changes') return 'saves draft changes';
  const wasPublished = state.saved.form.isPublished;
  if (sent.body.isPublished) return wasPublished ? 'shows readers the text' : 'publishes';
  return wasPublished ? 'unpublishes' : 'saves the draft';
}

const hasSaveArticle = (state: MachineState) => state.mayPublish && !publishesChanges(state);

const section = readFileSync('docs/product-staff.md', 'utf8').split('### What the buttons do')[1] ?? '';
const rows = [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | ')).slice(1);

describe('the buttons of the editor', () => {
  it('have a row in docs/product-staff.md for each state', () => {
    expect(rows.map(([state]) => state)).toEqual(Object.keys(STATES));
  });

  it.each(rows)('do what the table says: %s', (name, main, step, save, shortcut) => {
    const state = STATES[name ?? ''] as MachineState;
    const hasUploads = false;
    expect({
      main: nextStep(state),
      step: effectOf(state, { type: 'step-chosen', hasUploads }),
      save: hasSaveArticle(state) ? effectOf(state, { type: 'save-chosen', next: 'leave', hasUploads }) : '–',
      shortcut: effectOf(state, { type: 'save-chosen', next: 'stay', hasUploads }),
    }).toEqual({ main, step, save, shortcut });
  });

  it('publish with “Publish”, and say so with a link', () => {
    const pressed = reduce(STATES['draft'] as MachineState, { type: 'step-chosen', hasUploads: false }).state;
    const sending = reduce(pressed, { type: 'uploads-settled' });
    const [sent] = sending.effects;
    if (sent?.type !== 'send') throw new Error('Nothing was sent');
    const article = { ...sent.body, id: 7, version: 4, slug: 'slapen' } as never;
    const after = reduce(sending.state, { type: 'article-saved', article, at: '2026-03-04T10:15:00.000Z' });
    expect(after.state.form.isPublished).toBe(true);
    expect(after.effects.at(-1)).toMatchObject({
      type: 'leave',
      toast: { title: 'Article published', view: { type: 'article', slug: 'slapen' } },
    });
  });

  it('ask for what is missing before they ask for a note', () => {
    const pressed = reduce(typed(opened(WRITER), { title: '' }), { type: 'step-chosen', hasUploads: false });
    expect(pressed.state).toMatchObject({ isHandingIn: false, errors: { title: 'Title is required' } });
  });

  it('hand in nothing that readers have already', () => {
    const pressed = reduce(openedLive(WRITER), { type: 'step-chosen', hasUploads: false });
    expect(pressed.state.isHandingIn).toBe(false);
    expect(pressed.effects).toMatchObject([{ toast: { title: 'Nothing to hand in' } }]);
  });

  it('leave the switch as it was when “Publish” fails', () => {
    const pressed = reduce(STATES['draft'] as MachineState, { type: 'step-chosen', hasUploads: false }).state;
    const sending = reduce(pressed, { type: 'uploads-settled' }).state;
    const after = reduce(sending, { type: 'failed', message: 'No', fields: {} }).state;
    expect(after.form.isPublished).toBe(false);
  });

  it('publish in the end when “Publish” is pressed during a save', () => {
    const sending = reduce(
      reduce(STATES['draft'] as MachineState, { type: 'save-chosen', next: 'stay', hasUploads: false }).state,
      { type: 'uploads-settled' },
    ).state;
    const pressed = reduce(sending, { type: 'step-chosen', hasUploads: false }).state;
    const article = { id: 7, version: 4, slug: 'slapen', sources: [], tags: [], isPublished: false } as never;
    const after = reduce(pressed, { type: 'article-saved', article, at: '2026-03-04T10:15:00.000Z' }).state;
    expect(reduce(after, { type: 'uploads-settled' }).effects).toMatchObject([
      { type: 'send', body: { isPublished: true } },
    ]);
  });
});
