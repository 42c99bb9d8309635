import { describe, expect, it } from 'vitest';
import {
  AT,
  conflict,
  draftChanges,
  live,
  opened,
  openedDraft,
  openedLive,
  request,
  theirVersion,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import { type MachineEvent, type Transition, to } from './events.ts';
import { isChanged, type MachineState, publishesChanges } from './machine-state.ts';
import { reduce } from './reduce.ts';

const play = (state: MachineState, ...events: MachineEvent[]): Transition =>
  events.reduce((transition, event) => reduce(transition.state, event), to(state));
const typed = (state: MachineState, changes: object = { excerpt: 'Nieuw' }) =>
  play(state, { type: 'edited', changes }).state;
const AS_DRAFT: MachineEvent = { type: 'save-as-draft-chosen', hasUploads: false };
const SHORTCUT: MachineEvent = { type: 'save-chosen', next: 'stay', hasUploads: false };
const BUTTON: MachineEvent = { type: 'save-chosen', next: 'leave', hasUploads: false };
const SENT: MachineEvent = { type: 'uploads-settled' };
const STORED: MachineEvent = {
  type: 'draft-changes-saved',
  changes: draftChanges({ number: 6, article: live({ slug: 'slapen' }) }),
};
const toastOf = ({ effects }: Transition) =>
  effects.flatMap((effect) => (effect.type === 'show-toast' || effect.type === 'leave' ? [effect.toast] : []));

describe('an article with draft changes', () => {
  it('opens them, and knows what readers see', () => {
    expect(openedDraft()).toMatchObject({
      form: { title: 'Slapen, nieuw', isPublished: true },
      saved: { version: 3, draftChanges: { number: 5, edited: 5, live: { version: 3, form: { title: 'Slapen' } } } },
    });
    expect(isChanged(openedDraft())).toBe(false);
  });

  it('keeps unsaved text with the draft changes it is an edit of', () => {
    const { effects } = play(typed(openedDraft()), { type: 'paused', at: AT });
    expect(effects).toMatchObject([{ type: 'store-text', text: { version: 3, draftNumber: 5 } }]);
  });
});

describe('save-as-draft-chosen', () => {
  it('saves the first draft changes of a published article, and stays', () => {
    const sent = play(typed(openedLive()), AS_DRAFT, SENT);
    expect(sent.effects).toMatchObject([{ type: 'send', target: 'draft-changes', id: 7, version: 3, draft: null }]);
    const { state, ...rest } = play(sent.state, STORED);
    expect(state).toMatchObject({
      phase: { name: 'editing' },
      saved: { version: 3, draftChanges: { number: 6, edited: 6, live: { version: 3, form: { excerpt: '' } } } },
    });
    expect(isChanged(state)).toBe(false);
    expect(toastOf({ state, ...rest })).toEqual([
      { title: 'Draft saved', description: 'Readers still see the version of Mar 02, 2026, 09:00' },
    ]);
  });

  it('does nothing for an unpublished or unchanged article', () => {
    expect(play(typed(opened()), AS_DRAFT).effects).toEqual([]);
    expect(play(typed(openedLive(), { isPublished: false }), AS_DRAFT).effects).toEqual([]);
    expect(toastOf(play(openedDraft(), AS_DRAFT))).toEqual([{ title: 'Everything is saved' }]);
  });

  it('keeps what was typed during a save as text of the draft changes', () => {
    const sent = play(typed(openedDraft()), AS_DRAFT, SENT).state;
    const { effects } = play(typed(sent, { excerpt: 'Nog iets' }), STORED);
    expect(effects).toMatchObject([
      { type: 'store-text', text: { draftNumber: 6 } },
      { type: 'delete-text' },
      {
        type: 'show-toast',
        toast: { title: 'Draft saved', description: 'Text typed during the save is not saved yet' },
      },
    ]);
  });
});

describe('Ctrl+S', () => {
  it('saves the text of a published article as draft changes', () => {
    const targetOf = (state: MachineState) => play(typed(state), SHORTCUT, SENT).effects[0];
    expect(targetOf(openedDraft())).toMatchObject({ target: 'draft-changes', draft: 5 });
    expect(targetOf(openedLive())).toMatchObject({ target: 'draft-changes', draft: null });
  });

  it('during a first publication keeps back what was typed since', () => {
    const publishing = play(typed(opened()), { type: 'step-chosen', hasUploads: false }, SENT).state;
    const later = typed(publishing, { excerpt: 'Nieuw, en een halve zin' });
    const { effects } = play(later, SHORTCUT, { type: 'article-saved', article: live({ version: 4 }), at: AT }, SENT);
    expect(effects).toMatchObject([{ target: 'draft-changes', body: { excerpt: 'Nieuw, en een halve zin' } }]);
  });

  it('during a first publication takes it back when the switch is turned off again', () => {
    const publishing = play(typed(opened(), { isPublished: true }), SHORTCUT, SENT).state;
    const later = typed(publishing, { isPublished: false });
    const { effects } = play(later, SHORTCUT, { type: 'article-saved', article: live({ version: 4 }), at: AT }, SENT);
    expect(effects).toMatchObject([{ target: 'article', body: { isPublished: false } }]);
  });

  it('does not weaken a publication that waits for pictures', () => {
    const { effects } = play(typed(openedDraft()), BUTTON, SHORTCUT, SENT);
    expect(effects).toMatchObject([{ target: 'article', draft: 5 }]);
  });
});

describe('publishing draft changes', () => {
  it('sends the text on the screen, also when all of it is saved', () => {
    const { effects } = play(openedDraft(), BUTTON, SENT);
    expect(effects).toMatchObject([
      { type: 'send', target: 'article', version: 3, draft: 5, body: { title: 'Slapen, nieuw' } },
    ]);
  });

  it('can be retried when the navigation was stopped', () => {
    expect(play(openedDraft({ phase: { name: 'leaving' } }), BUTTON).state.phase.name).toBe('awaiting-uploads');
  });

  it('leaves with nothing left of the draft changes', () => {
    const saved = play(openedDraft(), BUTTON, SENT, { type: 'article-saved', article: live({ version: 4 }), at: AT });
    expect(saved.state.saved).toMatchObject({ version: 4, draftChanges: null });
    expect(toastOf(saved)).toMatchObject([{ title: 'Changes published', view: { slug: 'slapen' } }]);
    expect(saved.state.phase.name).toBe('leaving');
  });

  it('follows a draft that is being saved, although nothing changed since', () => {
    const { state, effects } = play(typed(openedDraft()), AS_DRAFT, SENT, BUTTON, STORED);
    expect(state.phase).toMatchObject({ name: 'awaiting-uploads', request: { target: 'article', next: 'leave' } });
    expect(effects.at(-1)).toEqual({ type: 'await-uploads' });
    expect(play(state, SENT).effects).toMatchObject([{ target: 'article', draft: 6, body: { excerpt: 'Nieuw' } }]);
  });

  it('is an unpublication with this text when the switch is off', () => {
    const off = typed(openedDraft(), { isPublished: false });
    expect(publishesChanges(off)).toBe(false);
    expect(play(off, SHORTCUT, SENT).effects).toMatchObject([
      { target: 'article', draft: 5, body: { isPublished: false, title: 'Slapen, nieuw' } },
    ]);
  });
});

describe('a text of other draft changes', () => {
  const take = (taken: ReturnType<typeof unsavedText>) =>
    play(openedDraft({ offered: [taken] }), { type: 'text-restored', key: taken.key, at: AT }).state;

  it('is known to be outdated before it is sent', () => {
    const outdated = (taken: ReturnType<typeof unsavedText>) => play(take(taken), BUTTON, SENT).effects[0];
    expect(outdated(unsavedText({ draftNumber: 4 }))).toMatchObject({ draft: 4, isOutdated: true });
    expect(outdated(unsavedText())).toMatchObject({ draft: null, isOutdated: true });
    expect(outdated(unsavedText({ draftNumber: 5, version: 3 }))).toMatchObject({ draft: 5, isOutdated: false });
  });

  it('is a draft when the article is gone', () => {
    const lost = unsavedText({ draftNumber: 5, form: { ...unsavedText().form, isPublished: true } });
    const gone = { ...opened(), saved: { ...opened().saved, id: null }, offered: [lost] };
    expect(play(gone, { type: 'text-restored', key: lost.key, at: AT }).state.form.isPublished).toBe(false);
  });
});

describe('a conflict over draft changes', () => {
  const unpublished = { ...theirVersion, what: 'unpublished' } as const;

  it('saves mine as draft changes over theirs, never to readers', () => {
    const theirs = { ...theirVersion, saved: openedDraft().saved };
    const state = typed(openedLive({ phase: conflict({ request: request({ target: 'draft-changes' }), theirs }) }));
    const chosen = play(state, { type: 'other-version-stored', choice: 'mine', text: unsavedText() }, SENT);
    expect(chosen.effects).toMatchObject([{ target: 'draft-changes', draft: 5, body: { excerpt: 'Nieuw' } }]);
  });

  it('saves mine as the text of an article that was unpublished, unseen', () => {
    const state = typed(
      openedDraft({ phase: conflict({ request: request({ target: 'draft-changes' }), theirs: unpublished }) }),
    );
    const chosen = play(state, { type: 'other-version-stored', choice: 'mine', text: unsavedText() }, SENT);
    expect(chosen.effects).toMatchObject([{ target: 'article', version: 4, body: { isPublished: false } }]);
  });

  it('asks also about the same text when the article was unpublished', () => {
    const sent = play(typed(openedDraft()), AS_DRAFT, SENT).state;
    expect(play(sent, { type: 'conflict', theirs: unpublished, isSame: true }).state.phase.name).toBe('conflict');
  });

  it('offers the draft changes again beside the live version that was chosen', () => {
    const theirs = { ...theirVersion, saved: { ...openedDraft().saved, version: 4 } };
    const state = typed(openedDraft({ phase: conflict({ theirs }) }));
    const chosen = play(state, { type: 'other-version-stored', choice: 'theirs', text: unsavedText() }).state;
    expect(chosen).toMatchObject({ form: { title: 'Hun titel' }, saved: { version: 4, draftChanges: { number: 5 } } });
    expect(isChanged(chosen)).toBe(true);
  });
});

describe('an article that has been deleted', () => {
  it('comes back unseen when a draft was being saved', () => {
    const gone = play(
      typed(openedDraft()),
      AS_DRAFT,
      SENT,
      { type: 'article-deleted' },
      { type: 'save-as-new-chosen' },
      SENT,
    );
    expect(gone.effects).toMatchObject([{ id: null, target: 'article', body: { isPublished: false } }]);
  });
});

describe('discarding', () => {
  const discarding = () => play(openedDraft(), { type: 'discard-chosen' });

  it('discards the draft changes that were open, and shows what readers see', () => {
    expect(discarding().effects).toEqual([{ type: 'discard', id: 7, draft: 5 }]);
    const { state } = play(discarding().state, { type: 'discarded', article: live(), at: AT });
    expect(state).toMatchObject({ form: { title: 'Slapen' }, saved: { draftChanges: null }, bodyNumber: 2 });
    expect(isChanged(state)).toBe(false);
  });

  it('shows the last known version when the server stops responding', () => {
    const { state } = play(discarding().state, { type: 'discarded', article: undefined, at: AT });
    expect(state).toMatchObject({ form: { title: 'Slapen' }, saved: { version: 3, draftChanges: null } });
  });

  it('keeps unsaved text, also what was typed during the discard', () => {
    const { state, effects } = play(typed(discarding().state), { type: 'discarded', article: live(), at: AT });
    expect(state.offered).toMatchObject([{ form: { excerpt: 'Nieuw' }, draftNumber: 5 }]);
    expect(effects[0]).toEqual({ type: 'store-text', text: state.offered[0] });
  });

  it('saves nothing during a discard, and saves again after a refusal', () => {
    const state = typed(discarding().state);
    expect([play(state, SHORTCUT).effects, play(state, AS_DRAFT).effects]).toEqual([[], []]);
    const failed = play(state, { type: 'discard-failed', message: 'Changed meanwhile' });
    expect(failed.state).toMatchObject({ phase: { name: 'editing' }, form: { excerpt: 'Nieuw' } });
  });
});

describe('loaded', () => {
  const load = (state: MachineState, fetched: ReturnType<typeof live>) =>
    play(state, { type: 'loaded', article: fetched }).state;

  it('follows a colleague’s draft changes while nothing is changed', () => {
    expect(load(openedLive(), live({ draftChanges: draftChanges() })).form.title).toBe('Slapen, nieuw');
    expect(load(openedDraft(), live()).saved.draftChanges).toBeNull();
    expect(load(typed(openedLive()), live({ draftChanges: draftChanges() })).saved.draftChanges).toBeNull();
  });

  it('leaves the text editor alone when nothing is new', () => {
    const stale = openedDraft();
    expect(load(stale, live({ draftChanges: draftChanges() }))).toBe(stale);
    const older = load(openedDraft(), live({ version: 4, draftChanges: draftChanges() }));
    expect(older).toMatchObject({ saved: { version: 3, draftChanges: { live: { version: 4 } } } });
    expect(load(older, live({ version: 4, draftChanges: draftChanges() }))).toBe(older);
  });
});
