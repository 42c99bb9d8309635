import { describe, expect, it } from 'vitest';
import {
  AT,
  article,
  changed,
  conflict,
  opened,
  phases,
  request,
  theirVersion,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import { isChanged } from './machine-state.ts';
import { reduce } from './reduce.ts';

const inConflict = () => phases().conflict;
const refused = { type: 'other-version-refused', choice: 'mine', text: unsavedText() } as const;

describe('conflict', () => {
  it('sends the same text again over a version that says the same', () => {
    const sent = { ...changed().form, excerpt: 'Sent' };
    const state = changed({ phase: { name: 'saving', request: request({ next: 'leave' }), sent } });
    const after = reduce(state, { type: 'conflict', theirs: theirVersion, isSame: true });
    expect(after.effects).toMatchObject([{ type: 'send', version: 4, form: { excerpt: 'Sent' } }]);
  });
});

describe('theirs chosen', () => {
  it('stores my version, then shows theirs', () => {
    const { effects } = reduce(inConflict(), { type: 'version-chosen', choice: 'theirs', at: AT });
    const [effect] = effects;
    if (effect?.type !== 'store-other-version') throw new Error('nothing stored');
    expect(effect.text).toMatchObject({ form: { title: 'Beter slapen' }, version: 3 });
    const { state } = reduce(inConflict(), { ...effect, type: 'other-version-stored' });
    expect(state).toMatchObject({ form: { title: 'Hun titel' }, saved: { version: 4 }, offered: [effect.text] });
    expect(isChanged(state)).toBe(false);
    expect(state.unsaved.key).not.toBe(effect.text.key);
  });
});

describe('mine chosen', () => {
  it('stores theirs with its author, then saves over it and leaves', () => {
    const state = changed({ phase: conflict({ request: request({ next: 'leave' }) }) });
    const { effects } = reduce(state, { type: 'version-chosen', choice: 'mine', at: AT });
    expect(effects).toMatchObject([
      {
        type: 'store-other-version',
        text: { form: { title: 'Hun titel' }, version: 4, replaced: { name: 'Eva', at: theirVersion.savedAt } },
      },
    ]);
    const chosen = reduce(state, { type: 'other-version-stored', choice: 'mine', text: unsavedText() });
    expect(chosen.state).toMatchObject({
      phase: { name: 'awaiting-uploads', request: { next: 'leave' } },
      form: { title: 'Beter slapen' },
      saved: { version: 4 },
    });
  });

  it('does not store a version twice', () => {
    const kept = unsavedText({ version: 4, replaced: { name: 'Eva', at: theirVersion.savedAt } });
    const state = { ...inConflict(), offered: [kept] };
    const after = reduce(state, { type: 'version-chosen', choice: 'mine', at: AT });
    expect(after.effects).toEqual([{ type: 'await-uploads' }]);
    expect(after.state.offered).toEqual([kept]);
  });
});

describe('a browser that cannot store the other version', () => {
  it('warns at the first choice, and goes on at the second', () => {
    const warned = reduce(inConflict(), refused).state;
    expect(warned.phase).toMatchObject({ name: 'conflict', hasStorageFailed: true });
    const { state } = reduce(warned, refused);
    expect(state).toMatchObject({ phase: { name: 'awaiting-uploads' }, offered: [unsavedText()] });
  });
});

describe('deleted', () => {
  it('saves as a new article, without id and version', () => {
    const { state } = reduce(phases().deleted, { type: 'save-as-new-chosen' });
    expect(reduce(state, { type: 'uploads-settled' }).effects).toMatchObject([
      { type: 'send', id: null, version: null },
    ]);
  });

  it('gives the new article its own keys, and deletes the old text', () => {
    const { state } = reduce(phases().deleted, { type: 'save-as-new-chosen' });
    const sent = reduce(state, { type: 'uploads-settled' }).state;
    const after = reduce(sent, { type: 'article-saved', article: article({ id: 9, version: 1 }), at: AT });
    expect(after.state.unsaved.key).toMatch(/^draft:1:9:/);
    expect(after.effects).toContainEqual({ type: 'delete-text', key: opened().unsaved.key });
  });

  it('keeps the text in this browser when the article stays deleted', () => {
    const { effects } = reduce(phases().deleted, { type: 'leave-deleted-chosen', at: AT });
    expect(effects).toMatchObject([
      { type: 'store-text', text: { form: { title: 'Beter slapen' } } },
      { type: 'leave' },
    ]);
  });
});
