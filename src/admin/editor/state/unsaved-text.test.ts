import { describe, expect, it } from 'vitest';
import {
  AT,
  changed,
  conflict,
  opened,
  openedDraft,
  openedLive,
  phases,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import { EMPTY_FORM } from './form.ts';
import { isGuarded, type MachineState, NEVER_SAVED } from './machine-state.ts';
import { reduce } from './reduce.ts';

const key = opened().unsaved.key;

describe('paused', () => {
  it('stores the form with the version it is based on', () => {
    const { effects } = reduce(changed(), { type: 'paused', at: AT });
    expect(effects).toEqual([{ type: 'store-text', text: { key, at: AT, form: changed().form, version: 3 } }]);
  });

  it('deletes the text once nothing differs from the saved text', () => {
    const { state, effects } = reduce(opened({ unsaved: { key, storedAt: AT } }), { type: 'paused', at: AT });
    expect(effects).toEqual([{ type: 'delete-text', key }]);
    expect(state.unsaved).toEqual({ key, storedAt: null });
  });
});

describe('text-stored and text-refused', () => {
  it('record whether the browser has the current text', () => {
    expect(reduce(changed(), { type: 'text-stored', key, at: AT }).state.unsaved.storedAt).toBe(AT);
    expect(reduce(changed(), { type: 'text-refused', key }).state.unsaved.storedAt).toBe(false);
  });

  it('say nothing about the form when another text is refused', () => {
    expect(reduce(changed(), { type: 'text-refused', key: unsavedText().key }).state.unsaved.storedAt).toBe(null);
  });

  it('a refused text guards the page, and is tried again until it is stored', () => {
    const offered = opened({ offered: [unsavedText()] });
    const refused = reduce(offered, { type: 'text-refused', key: unsavedText().key }).state;
    expect(isGuarded(refused)).toBe(true);
    expect(reduce(refused, { type: 'paused', at: AT }).effects).toEqual([{ type: 'store-text', text: unsavedText() }]);
    const stored = reduce(refused, { type: 'text-stored', key: unsavedText().key, at: AT }).state;
    expect(isGuarded(stored)).toBe(false);
    expect(isGuarded(reduce(refused, { type: 'text-discarded', key: unsavedText().key }).state)).toBe(false);
  });
});

describe('text-restored', () => {
  const take = (state = opened(), taken = unsavedText()) =>
    reduce({ ...state, offered: [taken] }, { type: 'text-restored', key: taken.key, at: AT });

  it('brings the version it was based on, so that a newer one conflicts', () => {
    const { state } = take();
    expect(state).toMatchObject({ form: { title: 'Van gisteren' }, saved: { version: 2 }, offered: [] });
    expect(state.bodyNumber).toBe(2);
  });

  it('lets slug and SEO title of a new article go on following its title', () => {
    const blank = opened({ form: EMPTY_FORM, saved: NEVER_SAVED });
    const form = { ...EMPTY_FORM, title: 'Slaap', slug: 'slaap', seoTitle: 'Eigen titel' };
    const { state } = take(blank, unsavedText({ form, version: null }));
    const typed = reduce(state, { type: 'edited', changes: { title: 'Slaap en stress' } }).state;
    expect(typed.form).toMatchObject({ slug: 'slaap-en-stress', seoTitle: 'Eigen titel' });
  });

  it('keeps the current version with a colleague’s text', () => {
    const { state } = take(opened(), unsavedText({ replaced: { name: 'Eva', at: AT } }));
    expect(state.saved.version).toBe(3);
  });

  it('stores the copy in place of the text it came from', () => {
    const { state, effects } = take();
    expect(effects).toMatchObject([
      { type: 'store-text', text: { key: state.unsaved.key }, instead: unsavedText().key },
    ]);
    expect(state.unsaved.key).not.toBe(key);
  });

  it('offers what was in the form', () => {
    const { state, effects } = take(changed());
    expect(state.offered).toEqual([{ key, at: AT, form: changed().form, version: 3 }]);
    expect(effects[0]).toEqual({ type: 'store-text', text: state.offered[0] });
  });

  it('fills fields that an older text does not have', () => {
    const { tags: _, ...form } = unsavedText().form;
    expect(take(opened(), unsavedText({ form: form as never })).state.form.tags).toEqual([]);
  });

  it('does nothing during a save, which would send it or take its base away', () => {
    for (const state of [phases()['awaiting-uploads'], phases().saving]) {
      const offering = { ...state, offered: [unsavedText()] };
      expect(take(offering)).toEqual({ state: offering, effects: [] });
    }
  });

  it('of another version leaves the article online or offline, also after one more', () => {
    const typed = (isPublished: boolean, visit: number) =>
      unsavedText({ key: `draft:1:7:${visit}`, form: { ...unsavedText().form, isPublished } });
    for (const [state, wasPublished] of [
      [openedLive(), false],
      [opened(), true],
    ] as const) {
      const texts = [typed(wasPublished, 5), typed(wasPublished, 6)];
      const taken = texts.reduce(
        (before, { key: taking }) => reduce(before, { type: 'text-restored', key: taking, at: AT }).state,
        { ...state, offered: texts },
      );
      expect(taken).toMatchObject({
        form: { title: 'Van gisteren', isPublished: !wasPublished },
        saved: { version: 2 },
      });
    }
  });

  it('brings back a switch that was moved and not saved', () => {
    const form = { ...unsavedText().form, isPublished: true };
    expect(take(opened(), unsavedText({ form, version: 3 })).state.form.isPublished).toBe(true);
    const blank = opened({ form: EMPTY_FORM, saved: NEVER_SAVED });
    expect(take(blank, unsavedText({ form, version: null })).state.form.isPublished).toBe(true);
  });

  it('keeps the version of this page for a text of none, or of a newer one', () => {
    for (const version of [null, 4])
      expect(take(opened(), unsavedText({ version })).state.saved).toMatchObject({ id: 7, version: 3 });
  });

  it('has not seen the draft changes of a colleague, whatever its version', () => {
    const state = openedDraft();
    for (const version of [null, 9])
      expect(take(state, unsavedText({ version })).state.saved.draftChanges).toMatchObject({ edited: null });
  });

  it('only deletes a text that says the same as the article', () => {
    const { effects } = take(opened(), unsavedText({ form: opened().form }));
    expect(effects).toEqual([{ type: 'delete-text', key: unsavedText().key }]);
  });
});

describe('text-discarded', () => {
  it('deletes that text only', () => {
    const kept = unsavedText({ key: 'draft:1:7:6' });
    const state = opened({ offered: [unsavedText(), kept] });
    const after = reduce(state, { type: 'text-discarded', key: unsavedText().key });
    expect(after.state.offered).toEqual([kept]);
    expect(after.effects).toEqual([{ type: 'delete-text', key: unsavedText().key }]);
  });
});

describe('the text of a conflict', () => {
  it('has another key than the text of the form', () => {
    const { state, effects } = reduce(changed({ phase: conflict() }), {
      type: 'version-chosen',
      choice: 'mine',
      at: AT,
    });
    expect(effects).toMatchObject([{ type: 'store-other-version', text: { replaced: { name: 'Eva' } } }]);
    const [effect] = effects;
    if (effect?.type !== 'store-other-version') throw new Error('no text');
    expect(effect.text.key).not.toBe(state.unsaved.key);
    const again = reduce(state, { type: 'version-chosen', choice: 'mine', at: AT }).effects[0];
    expect(again).not.toMatchObject({ text: { key: effect.text.key } });
  });
});

describe('server-texts-loaded', () => {
  const far = unsavedText({ key: 'draft:1:7:6', at: '2026-03-03T09:00:00.000Z', isElsewhere: true });
  const find = (state: MachineState, ...texts: ReturnType<typeof unsavedText>[]) =>
    reduce(state, { type: 'server-texts-loaded', texts });

  it('offers what the server kept, the newest first', () => {
    expect(find(opened({ offered: [unsavedText()] }), far).state.offered).toEqual([far, unsavedText()]);
  });

  it('takes the newer of two copies, and skips the text in the form', () => {
    const own = { ...far, key: opened().unsaved.key };
    const older = { ...far, key: unsavedText().key, at: '2026-03-01T09:00:00.000Z' };
    const newer = { ...far, key: unsavedText().key };
    expect(find(opened({ offered: [unsavedText()] }), own, older).state.offered).toEqual([unsavedText()]);
    expect(find(opened({ offered: [unsavedText()] }), newer).state.offered).toEqual([newer]);
  });

  it('deletes texts that are saved already', () => {
    const { state, effects } = find(opened(), { ...far, form: opened().form });
    expect(state.offered).toEqual([]);
    expect(effects).toEqual([{ type: 'delete-text', key: far.key }]);
  });
});
