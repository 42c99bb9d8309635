import { describe, expect, it } from 'vitest';
import { AT, changed, conflict, draft, opened } from '../../../../tests/support/editor/example-states.ts';
import { type EditorState, isGuarded } from './editor-state.ts';
import { reduce } from './reduce.ts';

const key = opened().draft.key;

describe('paused', () => {
  it('stores the form with the version it is based on', () => {
    const { effects } = reduce(changed(), { type: 'paused', at: AT });
    expect(effects).toEqual([{ type: 'store-draft', draft: { key, at: AT, form: changed().form, version: 3 } }]);
  });

  it('deletes the draft once nothing differs from the saved text', () => {
    const { state, effects } = reduce(opened({ draft: { key, storedAt: AT } }), { type: 'paused', at: AT });
    expect(effects).toEqual([{ type: 'delete-draft', key }]);
    expect(state.draft).toEqual({ key, storedAt: null });
  });
});

describe('draft-stored and draft-refused', () => {
  it('record whether the browser has the current draft', () => {
    expect(reduce(changed(), { type: 'draft-stored', key, at: AT }).state.draft.storedAt).toBe(AT);
    expect(reduce(changed(), { type: 'draft-refused', key }).state.draft.storedAt).toBe(false);
  });

  it('say nothing about the form when the draft of another text is refused', () => {
    expect(reduce(changed(), { type: 'draft-refused', key: draft().key }).state.draft.storedAt).toBe(null);
  });

  it('a refused text guards the page, and is tried again until it is stored', () => {
    const offered = opened({ recoverable: [draft()] });
    const refused = reduce(offered, { type: 'draft-refused', key: draft().key }).state;
    expect(isGuarded(refused)).toBe(true);
    expect(reduce(refused, { type: 'paused', at: AT }).effects).toEqual([{ type: 'store-draft', draft: draft() }]);
    const stored = reduce(refused, { type: 'draft-stored', key: draft().key, at: AT }).state;
    expect(isGuarded(stored)).toBe(false);
    expect(isGuarded(reduce(refused, { type: 'draft-discarded', key: draft().key }).state)).toBe(false);
  });
});

describe('draft-restored', () => {
  const take = (state = opened(), taken = draft()) =>
    reduce({ ...state, recoverable: [taken] }, { type: 'draft-restored', key: taken.key, at: AT });

  it('brings the version it was based on, so that a newer one conflicts', () => {
    const { state } = take();
    expect(state).toMatchObject({ form: { title: 'Van gisteren' }, saved: { version: 2 }, recoverable: [] });
    expect(state.bodyNumber).toBe(2);
  });

  it('keeps the current version with a colleague’s text', () => {
    const { state } = take(opened(), draft({ replaced: { name: 'Eva', at: AT } }));
    expect(state.saved.version).toBe(3);
  });

  it('stores the copy in place of the draft it came from', () => {
    const { state, effects } = take();
    expect(effects).toMatchObject([{ type: 'store-draft', draft: { key: state.draft.key }, instead: draft().key }]);
    expect(state.draft.key).not.toBe(key);
  });

  it('keeps what was in the form as a draft of its own', () => {
    const { state, effects } = take(changed());
    expect(state.recoverable).toEqual([{ key, at: AT, form: changed().form, version: 3 }]);
    expect(effects[0]).toEqual({ type: 'store-draft', draft: state.recoverable[0] });
  });

  it('fills fields that an older draft does not have', () => {
    const { tags: _, ...form } = draft().form;
    expect(take(opened(), draft({ form: form as never })).state.form.tags).toEqual([]);
  });

  it('only deletes a draft that says the same as the article', () => {
    const { effects } = take(opened(), draft({ form: opened().form }));
    expect(effects).toEqual([{ type: 'delete-draft', key: draft().key }]);
  });
});

describe('draft-discarded', () => {
  it('deletes that draft only', () => {
    const kept = draft({ key: 'draft:1:7:6' });
    const state = opened({ recoverable: [draft(), kept] });
    const after = reduce(state, { type: 'draft-discarded', key: draft().key });
    expect(after.state.recoverable).toEqual([kept]);
    expect(after.effects).toEqual([{ type: 'delete-draft', key: draft().key }]);
  });
});

describe('the draft of a conflict', () => {
  it('has another key than the draft of the form', () => {
    const { state, effects } = reduce(changed({ phase: conflict() }), {
      type: 'version-chosen',
      choice: 'mine',
      at: AT,
    });
    expect(effects).toMatchObject([{ type: 'store-other-version', draft: { replaced: { name: 'Eva' } } }]);
    const [effect] = effects;
    if (effect?.type !== 'store-other-version') throw new Error('no draft');
    expect(effect.draft.key).not.toBe(state.draft.key);
    const again = reduce(state, { type: 'version-chosen', choice: 'mine', at: AT }).effects[0];
    expect(again).not.toMatchObject({ draft: { key: effect.draft.key } });
  });
});

describe('server-drafts-loaded', () => {
  const far = draft({ key: 'draft:1:7:6', at: '2026-03-03T09:00:00.000Z', isElsewhere: true });
  const find = (state: EditorState, ...drafts: ReturnType<typeof draft>[]) =>
    reduce(state, { type: 'server-drafts-loaded', drafts });

  it('offers what the server kept, the newest first', () => {
    expect(find(opened({ recoverable: [draft()] }), far).state.recoverable).toEqual([far, draft()]);
  });

  it('takes the newer of two copies, and skips the draft in the form', () => {
    const own = { ...far, key: opened().draft.key };
    const older = { ...far, key: draft().key, at: '2026-03-01T09:00:00.000Z' };
    const newer = { ...far, key: draft().key };
    expect(find(opened({ recoverable: [draft()] }), own, older).state.recoverable).toEqual([draft()]);
    expect(find(opened({ recoverable: [draft()] }), newer).state.recoverable).toEqual([newer]);
  });

  it('deletes drafts whose text is already saved', () => {
    const { state, effects } = find(opened(), { ...far, form: opened().form });
    expect(state.recoverable).toEqual([]);
    expect(effects).toEqual([{ type: 'delete-draft', key: far.key }]);
  });
});
