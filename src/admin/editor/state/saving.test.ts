import { describe, expect, it } from 'vitest';
import {
  AT,
  article,
  changed,
  conflict,
  opened,
  openedNew,
  request,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import { type MachineEvent, to } from './events.ts';
import { EMPTY_FORM } from './form.ts';
import type { MachineState } from './machine-state.ts';
import { reduce } from './reduce.ts';

const saving = (state: MachineState, changes = {}): MachineState => ({
  ...state,
  phase: { name: 'saving', request: request(changes), sent: state.form },
});
const toastsOf = ({ effects }: ReturnType<typeof reduce>) =>
  effects.flatMap((effect) => (effect.type === 'show-toast' ? [effect.toast] : []));
const saved = (state: MachineState, version = 4) =>
  reduce(state, { type: 'article-saved', article: article({ version, title: 'Beter slapen' }), at: AT });

describe('save-chosen', () => {
  it('names the missing fields, and focuses the first for the Save button', () => {
    const state = { ...openedNew(), form: { ...EMPTY_FORM, category: 'Hormonen' } };
    const after = reduce(state, { type: 'save-chosen', next: 'leave', hasUploads: false });
    expect(after.state.errors).toEqual({ title: 'Title is required', content: 'Content is required' });
    expect(toastsOf(after)).toMatchObject([{ title: 'Missing required fields' }]);
    expect(after.effects.at(-1)).toEqual({ type: 'focus-first-error' });
  });

  it('leaves the cursor alone when Ctrl+S finds missing fields', () => {
    const { effects } = reduce(openedNew(), { type: 'save-chosen', next: 'stay', hasUploads: false });
    expect(effects.map(({ type }) => type)).toEqual(['show-toast']);
  });

  it('does nothing but say so when everything is saved', () => {
    const after = reduce(opened(), { type: 'save-chosen', next: 'stay', hasUploads: false });
    expect(toastsOf(after)).toEqual([{ title: 'Everything is saved' }]);
  });

  it('waits for uploads even when the text is saved', () => {
    const { state } = reduce(opened(), { type: 'save-chosen', next: 'stay', hasUploads: true });
    expect(state.phase.name).toBe('awaiting-uploads');
  });

  it('sends what the form has once the pictures are there', () => {
    const waiting = changed({ phase: { name: 'awaiting-uploads', request: request() } });
    const state = { ...waiting, form: { ...waiting.form, content: '<p>Met foto</p>' } };
    const { effects } = reduce(state, { type: 'uploads-settled' });
    expect(effects).toMatchObject([{ type: 'send', id: 7, version: 3, body: { content: '<p>Met foto</p>' } }]);
  });

  it('says which picture is missing', () => {
    const waiting = changed({ phase: { name: 'awaiting-uploads', request: request() } });
    expect(toastsOf(reduce(waiting, { type: 'uploads-settled', failure: 'Too large' }))).toEqual([
      {
        title: 'Not saved: a picture is missing',
        description: 'Too large. Save again to save without it.',
        tone: 'danger',
      },
    ]);
  });

  it('leaves at the end when Save is pressed during Ctrl+S', () => {
    const { state } = reduce(saving(changed()), { type: 'save-chosen', next: 'leave', hasUploads: false });
    expect(saved(state).effects.at(-1)).toMatchObject({ type: 'leave' });
  });

  it('goes to the dashboard again when the first navigation was stopped', () => {
    const state = opened({ phase: { name: 'leaving' } });
    expect(reduce(state, { type: 'save-chosen', next: 'leave', hasUploads: false }).effects).toEqual([
      { type: 'leave' },
    ]);
  });

  it('saves what was typed after a stopped navigation', () => {
    const left = saved(saving(changed(), { next: 'leave' })).state;
    const typed = reduce(left, { type: 'edited', changes: { title: 'Nog iets' } }).state;
    const { state } = reduce(typed, { type: 'save-chosen', next: 'leave', hasUploads: false });
    expect(reduce(state, { type: 'uploads-settled' }).effects).toMatchObject([{ type: 'send', version: 4 }]);
  });
});

describe('article-saved', () => {
  it('stays after Ctrl+S, leaves after Save, and shows the same toast', () => {
    const toast = { title: 'Article updated', description: 'Your changes have been saved successfully' };
    expect(saved(saving(changed())).effects.at(-1)).toEqual({ type: 'show-toast', toast });
    const left = saved(saving(changed(), { next: 'leave' }));
    expect(left.effects.at(-1)).toMatchObject({ type: 'leave', toast, showing: { isNew: false } });
    expect(left.state.phase.name).toBe('leaving');
  });

  it('gives a new article its id, address, slug and key', () => {
    const state = reduce(openedNew(), { type: 'edited', changes: { title: 'Slapen' } }).state;
    const after = reduce(saving(state), {
      type: 'article-saved',
      article: article({ slug: 'slapen-2', version: 1 }),
      at: AT,
    });
    expect(after.state).toMatchObject({ saved: { id: 7, version: 1, savedAt: AT }, form: { slug: 'slapen-2' } });
    expect(after.state.unsaved.key).toMatch(/^draft:1:7:/);
    expect(after.effects).toContainEqual({ type: 'replace-address', id: 7 });
    expect(toastsOf(after)).toMatchObject([{ title: 'Article created' }]);
  });

  it('leaves the texts of other new articles at “New article”, but for what only this page has', () => {
    const [stored, refused] = ['draft:1:new:5', 'draft:1:new:6'].map((key) => unsavedText({ key, version: null }));
    if (!stored || !refused) throw new Error('no texts');
    const offering = { ...openedNew(), offered: [stored, refused], unstored: [refused.key] };
    const after = saved(saving(reduce(offering, { type: 'edited', changes: { title: 'Slapen' } }).state), 1);
    expect(after.state.offered).toEqual([refused]);
    expect(after.effects).not.toContainEqual({ type: 'delete-text', key: stored.key });
  });

  it('keeps what was typed during a save as unsaved text of the new version', () => {
    const typed = reduce(saving(changed()), { type: 'edited', changes: { excerpt: 'Meanwhile' } }).state;
    const after = saved(typed);
    expect(after.state).toMatchObject({ phase: { name: 'editing' }, form: { excerpt: 'Meanwhile' } });
    expect(after.effects).toMatchObject([
      { type: 'store-text', text: { version: 4, key: after.state.unsaved.key } },
      { type: 'delete-text', key: typed.unsaved.key },
      { type: 'show-toast', toast: { description: 'Text typed during the save is not saved yet' } },
    ]);
  });

  it('saves again when asked during a save, and creates only once', () => {
    const first = reduce(openedNew(), {
      type: 'edited',
      changes: { title: 'Slapen', content: '<p>Een</p>', category: 'Hormonen' },
    }).state;
    const events: MachineEvent[] = [
      { type: 'edited', changes: { content: '<p>Twee</p>' } },
      { type: 'save-chosen', next: 'stay', hasUploads: false },
      { type: 'article-saved', article: article({ version: 1 }), at: AT },
      { type: 'uploads-settled' },
    ];
    const again = events.reduce((transition, event) => reduce(transition.state, event), to(saving(first)));
    expect(again.effects).toMatchObject([{ type: 'send', id: 7, version: 1, body: { content: '<p>Twee</p>' } }]);
    expect(toastsOf(saved(again.state, 2))).toMatchObject([{ title: 'Article created' }]);
  });

  it('stops the slug of a published article from following its title', () => {
    const state = reduce(openedNew(), { type: 'edited', changes: { title: 'Een', isPublished: true } }).state;
    const { state: after } = reduce(saving(state), {
      type: 'article-saved',
      article: article({ slug: 'een' }),
      at: AT,
    });
    expect(reduce(after, { type: 'edited', changes: { title: 'Twee' } }).state.form.slug).toBe('een');
  });
});

describe('failed', () => {
  it('remembers what was sent for a new article without an answer, until it is saved', () => {
    const form = { ...EMPTY_FORM, title: 'Beter slapen', content: '<p>Rust.</p>', category: 'Hormonen' };
    const failed = reduce(saving({ ...openedNew(), form }), {
      ...{ type: 'failed', message: 'No connection', fields: {}, isUnanswered: true },
    });
    const { effects } = reduce(
      { ...failed.state, phase: { name: 'awaiting-uploads', request: request() } },
      {
        type: 'uploads-settled',
      },
    );
    expect(effects).toMatchObject([{ type: 'send', id: null, unanswered: [form] }]);
    expect(saved(saving(failed.state)).state.unanswered).toEqual([]);
  });

  it('remembers what was sent for an existing article too, until the user has chosen a version', () => {
    const failed = reduce(saving(changed()), { type: 'failed', message: 'x', fields: {}, isUnanswered: true });
    expect(failed.state.unanswered).toEqual([changed().form]);
    const asked = { ...failed.state, phase: conflict() };
    const chosen = reduce(asked, { type: 'other-version-stored', choice: 'mine', text: unsavedText() });
    expect(chosen.state.unanswered).toEqual([]);
  });

  it('shows the error at its field and keeps the form', () => {
    const after = reduce(saving(changed(), { next: 'leave' }), {
      type: 'failed',
      message: 'taken',
      fields: { slug: 'taken' },
    });
    expect(after.state).toMatchObject({ errors: { slug: 'taken' }, form: { title: 'Beter slapen' } });
    expect(toastsOf(after)).toEqual([{ title: 'Save failed', description: 'taken', tone: 'danger' }]);
    expect(after.effects.at(-1)).toEqual({ type: 'focus-first-error' });
  });

  it('fetches the categories when the category was refused', () => {
    const { effects } = reduce(saving(changed()), { type: 'failed', message: '', fields: { category: 'gone' } });
    expect(effects[0]).toEqual({ type: 'refresh-categories' });
  });

  it('explains the next step when the login was postponed', () => {
    const after = reduce(saving(changed()), { type: 'session-expired' });
    expect(toastsOf(after)).toMatchObject([{ description: expect.stringContaining('save again to log in') }]);
  });
});
