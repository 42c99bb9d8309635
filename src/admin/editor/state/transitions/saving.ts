import { type EditorState, isChanged, type SaveRequest, savedFromArticle, withNewKey } from '../editor-state.ts';
import type { Effect, ToastText } from '../events.ts';
import { type ArticleForm, articleInput, missingFields } from '../form.ts';
import { type Event, type Transition, to } from '../transition.ts';
import { draftOf, storeRefused } from './drafts.ts';

const MISSING = { title: 'Title is required', content: 'Content is required', category: 'Category is required' };
const SAVED = 'Your changes have been saved successfully';

export function save(state: EditorState, { next, hasUploads }: Event<'save'>): Transition {
  const { phase } = state;
  if (phase.name === 'conflict' || phase.name === 'gone') return to(state);
  if (phase.name === 'uploading' || phase.name === 'saving') {
    const request: SaveRequest = { ...phase.request, next: next === 'leave' ? next : phase.request.next, again: true };
    return to({ ...state, phase: { ...phase, request } });
  }
  const isAllSaved = state.saved.id !== null && !isChanged(state) && !hasUploads;
  if (isAllSaved && phase.name === 'leaving' && next === 'leave') return to(state, { type: 'leave' });
  if (isAllSaved && next === 'stay') return to(state, show({ title: 'Everything is saved' }));
  return startSave(state, { next, again: false, hasCreated: false });
}

/** Shows the errors of missing fields, or waits for the uploads. Ctrl+S leaves the cursor where it is. */
export function startSave(state: EditorState, request: SaveRequest): Transition {
  const missing = missingFields(state.form);
  if (missing.length === 0)
    return to({ ...state, errors: {}, phase: { name: 'uploading', request } }, { type: 'await-uploads' });
  const errors = Object.fromEntries(missing.map((name) => [name, MISSING[name]]));
  return to(
    { ...state, errors, phase: { name: 'editing' } },
    show({
      title: 'Missing required fields',
      description: 'Please fill in title, content, and category',
      tone: 'danger',
    }),
    ...focusOnLeaving(request),
  );
}

/** After a failed upload it asks to save again: the user should know that a picture is missing. */
export function uploadsSettled(state: EditorState, { failure }: Event<'uploads-settled'>): Transition {
  const { phase } = state;
  if (phase.name !== 'uploading') return to(state);
  if (failure === undefined) return send(state, { ...phase.request, again: false }, state.form);
  const description = `${failure.replace(/\.?$/, '.')} Save again to save without it.`;
  return to(
    { ...state, phase: { name: 'editing' } },
    show({ title: 'Not saved: a picture is missing', description, tone: 'danger' }),
  );
}

export function send(state: EditorState, request: SaveRequest, form: ArticleForm): Transition {
  const { id, version } = state.saved;
  const body = articleInput(form, state.following);
  const restoredFrom = state.restored?.number;
  return to(
    { ...state, phase: { name: 'saving', request, sent: form } },
    { type: 'send', id, version, ...(restoredFrom !== undefined && { restoredFrom }), body, form },
  );
}

/** Text typed since the form was sent stays a draft of the new version. */
export function saved(state: EditorState, { article, at }: Event<'saved'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const { request, sent } = phase;
  const { slug } = article;
  const isNew = state.saved.id === null;
  const after: EditorState = withNewKey({
    ...state,
    phase: { name: 'editing' },
    saved: { ...savedFromArticle(article), savedAt: at, form: { ...sent, slug } },
    // The server may have generated the slug or numbered it.
    form: state.form.slug === sent.slug ? { ...state.form, slug } : state.form,
    // A published article keeps its slug and SEO title when its title changes.
    following: sent.isPublished ? { slug: false, seoTitle: false } : state.following,
    restored: undefined,
    errors: {},
    draftsOf: article.id,
  });
  const effects: Effect[] = isChanged(after) ? [{ type: 'store-draft', draft: draftOf(after, at) }] : [];
  effects.push({ type: 'delete-draft', key: state.draft.key });
  if (isNew) effects.push({ type: 'replace-address', id: article.id });
  return finish(after, { ...request, hasCreated: request.hasCreated || isNew }, effects);
}

function finish(state: EditorState, request: SaveRequest, effects: Effect[]): Transition {
  if (request.again && isChanged(state)) {
    const next = startSave(state, { ...request, again: false });
    return to(next.state, ...effects, ...next.effects);
  }
  const title = request.hasCreated ? 'Article created' : 'Article updated';
  if (isChanged(state))
    return to(state, ...effects, show({ title, description: 'What you typed meanwhile is not saved yet' }));
  const toast = { title, description: SAVED };
  if (request.next === 'stay') return to(state, ...effects, show(toast));
  return to({ ...state, phase: { name: 'leaving' } }, ...effects, ...storeRefused(state), { type: 'leave', toast });
}

export function failed(state: EditorState, { message, fields }: Event<'failed'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const effects: Effect[] = fields['category'] ? [{ type: 'refresh-categories' }] : [];
  return to(
    { ...state, errors: fields, phase: { name: 'editing' } },
    ...effects,
    show({ title: 'Save failed', description: message, tone: 'danger' }),
    ...focusOnLeaving(phase.request),
  );
}

/** The user put off logging in again. */
export const sessionExpired = (state: EditorState): Transition =>
  state.phase.name !== 'saving'
    ? to(state)
    : to(
        { ...state, phase: { name: 'editing' } },
        show({
          title: 'Save failed',
          description: 'You are logged out. Your text is still here: save again to log in.',
          tone: 'danger',
        }),
      );

const show = (toast: ToastText): Effect => ({ type: 'show-toast', toast });
const focusOnLeaving = ({ next }: SaveRequest): Effect[] => (next === 'leave' ? [{ type: 'focus-first-error' }] : []);
