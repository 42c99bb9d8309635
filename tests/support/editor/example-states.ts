import { EMPTY_FORM } from '../../../src/admin/editor/state/form.ts';
import {
  type MachineState,
  openedState,
  type Phase,
  type SaveRequest,
  type ServerVersion,
  savedFromArticle,
} from '../../../src/admin/editor/state/machine-state.ts';
import type { UnsavedText } from '../../../src/admin/editor/unsaved-text/browser-texts.ts';
import type { EditableArticle } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import type { DraftChanges } from '../../../src/shared/contract/articles/draft-changes.ts';

/** For tests. */
export const NOW = Date.parse('2026-03-04T10:14:00.000Z');
export const AT = '2026-03-04T10:15:00.000Z';

export const article = (changes: Partial<EditableArticle> = {}): EditableArticle => ({
  id: 7,
  title: 'Slapen',
  slug: 'slapen',
  content: '<p>Rust.</p>',
  excerpt: null,
  category: 'Hormonen',
  type: 'article',
  language: 'nl',
  author: '',
  isPublished: false,
  createdBy: null,
  image: null,
  imageAlt: null,
  imageIsDecorative: false,
  videoUrl: null,
  seoTitle: 'Slapen',
  seoDescription: null,
  tags: [],
  sources: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  publishedAt: null,
  writer: null,
  writerId: null,
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 3,
  changedBy: null,
  reviews: {
    article: { state: 'none', review: null, hasChanged: false },
    draft: null,
    history: [],
    reviewer: null,
    refusal: null,
  },
  draftChanges: null,
  schedule: null,
  handIn: null,
  ...changes,
});

export const live = (changes: Partial<EditableArticle> = {}): EditableArticle =>
  article({ isPublished: true, publishedAt: '2026-03-01T09:00:00.000Z', ...changes });

/** Revision 5 of the article, over its version 3. */
export const draftChanges = (changes: Partial<DraftChanges> = {}): DraftChanges => ({
  number: 5,
  basedOn: 3,
  savedAt: '2026-03-03T08:00:00.000Z',
  savedBy: { staffId: 1, name: 'Anna' },
  article: live({ title: 'Slapen, nieuw' }),
  ...changes,
});

export const opened = (changes: Partial<MachineState> = {}): MachineState => ({
  ...openedState({
    userId: 1,
    mayPublish: true,
    article: article(),
    textsOf: 7,
    offered: [],
    isOnline: true,
    now: NOW,
  }),
  ...changes,
});

const openedWith = (opening: EditableArticle, changes: Partial<MachineState> = {}): MachineState => ({
  ...openedState({
    userId: 1,
    mayPublish: true,
    article: opening,
    textsOf: 7,
    offered: [],
    isOnline: true,
    now: NOW,
  }),
  ...changes,
});

export const openedLive = (changes: Partial<MachineState> = {}): MachineState => openedWith(live(), changes);

/** A published article with draft changes. */
export const openedDraft = (changes: Partial<MachineState> = {}): MachineState =>
  openedWith(live({ draftChanges: draftChanges() }), changes);

export const openedNew = (): MachineState =>
  openedState({
    userId: 1,
    mayPublish: true,
    article: undefined,
    textsOf: 'new',
    offered: [],
    isOnline: true,
    now: NOW,
  });

/** With an unsaved title. */
export const changed = (changes: Partial<MachineState> = {}): MachineState => {
  const state = opened();
  return { ...state, form: { ...state.form, title: 'Beter slapen' }, ...changes };
};

export const request = (changes: Partial<SaveRequest> = {}): SaveRequest => ({
  next: 'stay',
  target: 'article',
  again: null,
  publishes: false,
  hasCreated: false,
  ...changes,
});

const theirArticle = article({ version: 4, title: 'Hun titel', updatedAt: '2026-03-03T08:00:00.000Z' });

export const theirVersion: ServerVersion = {
  what: 'saved',
  form: savedFromArticle(theirArticle).form,
  savedAt: theirArticle.updatedAt,
  savedBy: { staffId: 2, name: 'Eva' },
  saved: savedFromArticle(theirArticle),
};

export const conflict = (changes: Partial<Extract<Phase, { name: 'conflict' }>> = {}): Phase => ({
  name: 'conflict',
  request: request(),
  theirs: theirVersion,
  hasStorageFailed: false,
  ...changes,
});

export const unsavedText = (changes: Partial<UnsavedText> = {}): UnsavedText => ({
  key: 'draft:1:7:5',
  at: '2026-03-02T09:00:00.000Z',
  form: { ...EMPTY_FORM, title: 'Van gisteren', content: '<p>Gisteren.</p>', category: 'Hormonen' },
  version: 2,
  ...changes,
});

/** Each phase, with an unsaved title where a phase can have one. */
export const phases = (): Record<Phase['name'], MachineState> => ({
  editing: changed(),
  'awaiting-uploads': changed({ phase: { name: 'awaiting-uploads', request: request() } }),
  saving: changed({ phase: { name: 'saving', request: request(), sent: changed().form } }),
  conflict: changed({ phase: conflict() }),
  deleted: changed({ phase: { name: 'deleted', request: request() } }),
  leaving: opened({ phase: { name: 'leaving' } }),
  discarding: openedDraft({ phase: { name: 'discarding' } }),
  dangers: changed({ phase: { name: 'dangers', request: request(), sent: changed().form, dangers: [] } }),
});
