import { describe, expect, it } from 'vitest';
import {
  AT,
  article,
  changed,
  conflict,
  live,
  opened,
  openedLive,
  phases,
  request,
  theirVersion,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import { mineLabel } from './conflict.ts';
import { isChanged, type MachineState, type ServerVersion, savedFromArticle } from './machine-state.ts';
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

/** Their version, online or not. */
function theirsOf(isPublished: boolean): ServerVersion {
  const theirs = (isPublished ? live : article)({ version: 4, title: 'Hun titel' });
  const saved = savedFromArticle(theirs);
  return { ...theirVersion, form: saved.form, saved };
}
const titled = (state: MachineState): MachineState => ({ ...state, form: { ...state.form, title: 'Beter slapen' } });
/** What choosing mine says, and sends. */
function mine(state: MachineState) {
  const { state: waiting } = reduce(state, { type: 'other-version-stored', choice: 'mine', text: unsavedText() });
  return { label: mineLabel(state), sent: reduce(waiting, { type: 'uploads-settled' }).effects[0] };
}

describe('a draft that was published in the meantime', () => {
  const inPublished = (changes: Parameters<typeof request>[0] = {}, others: Partial<MachineState> = {}) =>
    titled(opened({ ...others, phase: conflict({ request: request(changes), theirs: theirsOf(true) }) }));

  it.each([
    [{ next: 'stay' }, { mayPublish: true }],
    [{ next: 'leave' }, { mayPublish: true }],
    [{ next: 'stay' }, { mayPublish: false }],
    [{ next: 'leave' }, { mayPublish: false }],
  ] as const)('stays online, and keeps what is saved over it from readers: %o, %o', (changes, user) => {
    expect(mine(inPublished(changes, user))).toMatchObject({
      label: 'Save my version as draft',
      sent: { target: 'draft-changes', version: 4, body: { title: 'Beter slapen', isPublished: true } },
    });
  });

  it('shows readers mine when “Publish” or the switch asked for it', () => {
    const sent = { target: 'article', version: 4, body: { title: 'Beter slapen', isPublished: true } };
    expect(mine(inPublished({ publishes: true }))).toMatchObject({ label: 'Publish my version', sent });
    const state = inPublished();
    const switchedOn = { ...state, form: { ...state.form, isPublished: true } };
    expect(mine(switchedOn)).toMatchObject({ label: 'Save my version', sent });
  });

  it('says so', () => {
    const told = (state: MachineState, theirs: ServerVersion) =>
      reduce(
        { ...state, phase: { name: 'saving', request: request(), sent: state.form } },
        { type: 'conflict', theirs, isSame: false },
      ).state.phase;
    expect(told(changed(), theirsOf(true))).toMatchObject({ theirs: { what: 'published-draft' } });
    expect(told(titled(openedLive()), theirsOf(false))).toMatchObject({ theirs: { what: 'unpublished' } });
    expect(told(titled(openedLive()), theirsOf(true))).toMatchObject({ theirs: { what: 'saved' } });
  });

  it('by a “Publish” whose answer was lost is not unpublished when the second one fails', () => {
    const sent = { ...changed().form, isPublished: true };
    const again = changed({ phase: { name: 'saving', request: request({ publishes: true }), sent } });
    const sending = reduce(again, { type: 'conflict', theirs: theirsOf(true), isSame: true }).state;
    const failed = reduce(sending, { type: 'failed', message: 'No connection', fields: {} }).state;
    const saving = reduce(failed, { type: 'save-chosen', next: 'stay', hasUploads: false }).state;
    expect(reduce(saving, { type: 'uploads-settled' }).effects).toMatchObject([
      { target: 'draft-changes', body: { isPublished: true } },
    ]);
  });
});

describe('an article that was unpublished in the meantime', () => {
  const inUnpublished = (changes: Parameters<typeof request>[0] = {}) =>
    titled(openedLive({ phase: conflict({ request: request(changes), theirs: theirsOf(false) }) }));

  it('stays offline: what is saved over it is its draft', () => {
    for (const target of ['article', 'draft-changes'] as const)
      expect(mine(inUnpublished({ target }))).toMatchObject({
        label: 'Save my version as draft',
        sent: { target: 'article', version: 4, body: { title: 'Beter slapen', isPublished: false } },
      });
  });
});

describe('an article that was published, and unpublished by a colleague', () => {
  const offline = (changes: Parameters<typeof request>[0]) =>
    titled(openedLive({ phase: conflict({ request: request(changes), theirs: theirsOf(false) }) }));

  it('stays offline when the save is one that Ctrl+S asked for during “Publish”', () => {
    const sent = { ...changed().form, excerpt: 'Sent', isPublished: true };
    const phase = {
      name: 'saving',
      request: { ...request({ publishes: true }), again: 'draft-changes' },
      sent,
    } as const;
    const published = reduce(changed({ phase }), {
      type: 'article-saved',
      article: live({ version: 4 }),
      at: AT,
    }).state;
    if (published.phase.name !== 'awaiting-uploads') throw new Error('not saved again');
    expect(mine(offline(published.phase.request))).toMatchObject({
      label: 'Save my version as draft',
      sent: { body: { isPublished: false } },
    });
  });

  it('says that it is published again when “Publish” is repeated', () => {
    const state = offline({ publishes: true });
    const published = { ...state, form: { ...state.form, isPublished: true } };
    expect(mine(published)).toMatchObject({ label: 'Publish my version', sent: { body: { isPublished: true } } });
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
