import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Draft } from '../drafts/drafts.ts';
import { type EditorState, openedState, type Phase, type SaveRequest, type ServerVersion } from './editor-state.ts';
import { EMPTY_FORM } from './form.ts';

/** For tests. */
export const NOW = Date.parse('2026-03-04T10:14:00.000Z');
export const AT = '2026-03-04T10:15:00.000Z';

export const article = (changes: Partial<AdminArticle> = {}): AdminArticle => ({
  id: 7,
  title: 'Slapen',
  slug: 'slapen',
  content: '<p>Rust.</p>',
  excerpt: null,
  category: 'Hormonen',
  type: 'article',
  author: '',
  isPublished: false,
  image: null,
  imageAlt: null,
  videoUrl: null,
  seoTitle: 'Slapen',
  seoDescription: null,
  tags: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  publishedAt: null,
  writer: null,
  writerId: null,
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 3,
  ...changes,
});

export const opened = (changes: Partial<EditorState> = {}): EditorState => ({
  ...openedState({ userId: 1, article: article(), draftsOf: 7, recoverable: [], isOnline: true, now: NOW }),
  ...changes,
});

export const openedNew = (): EditorState =>
  openedState({ userId: 1, article: undefined, draftsOf: 'new', recoverable: [], isOnline: true, now: NOW });

/** With an unsaved title. */
export const changed = (changes: Partial<EditorState> = {}): EditorState => {
  const state = opened();
  return { ...state, form: { ...state.form, title: 'Beter slapen' }, ...changes };
};

export const request = (changes: Partial<SaveRequest> = {}): SaveRequest => ({
  next: 'stay',
  again: false,
  hasCreated: false,
  ...changes,
});

export const theirVersion: ServerVersion = {
  id: 7,
  version: 4,
  publishedAt: null,
  savedAt: '2026-03-03T08:00:00.000Z',
  form: { ...changed().form, title: 'Hun titel' },
  savedBy: { staffId: 2, name: 'Eva' },
};

export const draft = (changes: Partial<Draft> = {}): Draft => ({
  key: 'draft:1:7:5',
  at: '2026-03-02T09:00:00.000Z',
  form: { ...EMPTY_FORM, title: 'Van gisteren', content: '<p>Gisteren.</p>', category: 'Hormonen' },
  version: 2,
  ...changes,
});

/** Each phase, with an unsaved title where a phase can have one. */
export const phases = (): Record<Phase['name'], EditorState> => ({
  editing: changed(),
  uploading: changed({ phase: { name: 'uploading', request: request() } }),
  saving: changed({ phase: { name: 'saving', request: request(), sent: changed().form } }),
  conflict: changed({ phase: { name: 'conflict', next: 'stay', theirs: theirVersion, hasStorageFailed: false } }),
  gone: changed({ phase: { name: 'gone', next: 'stay' } }),
  leaving: opened({ phase: { name: 'leaving' } }),
});
