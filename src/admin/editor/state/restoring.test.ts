import { describe, expect, it } from 'vitest';
import {
  AT,
  article,
  changed,
  opened,
  phases,
  theirVersion,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import type { MachineState } from './machine-state.ts';
import { reduce } from './reduce.ts';

const version = { number: 12, at: '2026-02-01T08:00:00.000Z' };
const old = { ...opened().form, title: 'Van vroeger', content: '<p>Vroeger.</p>', isPublished: true };
const restore = (state: MachineState, form = old) => reduce(state, { type: 'version-restored', version, form, at: AT });
const restored = () => restore(opened()).state;

/** Saves the form and returns the request. */
function send(state: MachineState) {
  const waiting = reduce(state, { type: 'save-chosen', next: 'stay', hasUploads: false }).state;
  return reduce(waiting, { type: 'uploads-settled' });
}

describe('version-restored', () => {
  it('fills the form, except Published, over the newest version', () => {
    const { state, effects } = restore(opened());
    expect(state).toMatchObject({
      form: { title: 'Van vroeger', content: '<p>Vroeger.</p>', isPublished: false },
      saved: { version: 3 },
      restored: version,
      bodyNumber: 2,
    });
    expect(effects).toMatchObject([{ type: 'store-text', text: { restored: version, version: 3 } }]);
  });

  it('leaves a published article published', () => {
    const live = opened();
    const saved = { ...live.saved, form: { ...live.form, isPublished: true } };
    const { state } = restore({ ...live, form: saved.form, saved }, { ...old, isPublished: false });
    expect(state.form.isPublished).toBe(true);
  });

  it('offers unsaved text', () => {
    const { state, effects } = restore(changed({ offered: [unsavedText()] }));
    expect(state.offered.map(({ form }) => form.title)).toEqual(['Beter slapen', 'Van gisteren']);
    expect(effects[0]).toEqual({ type: 'store-text', text: state.offered[0] });
    expect(state.unsaved.key).not.toBe(state.offered[0]?.key);
  });

  it('says so when there is nothing to restore', () => {
    const { state, effects } = restore(opened(), opened().form);
    expect(state.restored).toBeUndefined();
    expect(effects).toMatchObject([{ type: 'show-toast', toast: { title: 'Version 12 is the same as the article' } }]);
  });
});

describe('the number of a restored version', () => {
  it('is sent with the next save only', () => {
    const { state, effects } = send(restored());
    expect(effects).toMatchObject([{ type: 'send', restoredFrom: 12 }]);
    const saved = reduce(state, { type: 'article-saved', article: article({ version: 4 }), at: AT }).state;
    expect(saved.restored).toBeUndefined();
    const next = reduce(saved, { type: 'edited', changes: { title: 'Nog beter' } }).state;
    expect(send(next).effects[0]).not.toHaveProperty('restoredFrom');
  });

  it('outlives a failed save and more typing', () => {
    const failed = reduce(send(restored()).state, { type: 'failed', message: 'Away', fields: {} }).state;
    const typed = reduce(failed, { type: 'edited', changes: { excerpt: 'Ook nog' } }).state;
    expect(send(typed).effects).toMatchObject([{ restoredFrom: 12 }]);
  });

  it('comes back with its text, and goes with another text', () => {
    const taken = (other: ReturnType<typeof unsavedText>) =>
      reduce({ ...restored(), offered: [other] }, { type: 'text-restored', key: other.key, at: AT }).state;
    expect(taken(unsavedText({ restored: version })).restored).toEqual(version);
    expect(taken(unsavedText()).restored).toBeUndefined();
    expect(taken(unsavedText()).offered).toMatchObject([{ restored: version }]);
  });

  it('is dropped when the user keeps the other version of a conflict', () => {
    const { phase } = phases().conflict;
    const chosen = (choice: 'mine' | 'theirs') =>
      reduce({ ...restored(), phase }, { type: 'other-version-stored', choice, text: unsavedText() }).state;
    expect(chosen('theirs')).toMatchObject({ restored: undefined, form: { title: theirVersion.form.title } });
    expect(chosen('mine').restored).toEqual(version);
  });
});
