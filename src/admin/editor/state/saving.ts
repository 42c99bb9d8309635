import { formatDateTime } from '../../data/format-date.ts';
import type { UnsavedText } from '../unsaved-text/browser-texts.ts';
import { keyPrefix } from '../unsaved-text/keys.ts';
import { t } from '../words.ts';
import { type Effect, type Event, type ToastText, type Transition, to } from './events.ts';
import { type ArticleForm, articleInput, missingFields } from './form.ts';
import {
  allowedForm,
  canSaveAsDraft,
  isChanged,
  type MachineState,
  type Phase,
  type SavedArticle,
  type SaveRequest,
  type SaveTarget,
  savedFromArticle,
  withNewKey,
} from './machine-state.ts';
import { storeRefused, unsavedTextOf } from './unsaved-text.ts';

type Saving = Extract<Phase, { name: 'saving' }>;

const MISSING = {
  title: 'Title is required',
  content: 'Content is required',
  category: 'Category is required',
} as const;

/** Ctrl+S shows readers nothing of a published article's new text; users who may not publish never publish anything. */
export function saveChosen(state: MachineState, { next, hasUploads }: Event<'save-chosen'>): Transition {
  const keepsBack = state.mayPublish ? next === 'stay' && canSaveAsDraft(state) : state.saved.form.isPublished;
  return requestSave(state, newRequest(next, keepsBack ? 'draft-changes' : 'article'), hasUploads);
}

export const newRequest = (next: SaveRequest['next'], target: SaveTarget, publishes = false): SaveRequest => ({
  next,
  target,
  again: null,
  publishes,
  hasCreated: false,
});

export const saveAsDraftChosen = (state: MachineState, { hasUploads }: Event<'save-as-draft-chosen'>): Transition =>
  canSaveAsDraft(state) ? requestSave(state, newRequest('stay', 'draft-changes'), hasUploads) : to(state);

export function requestSave(state: MachineState, asked: SaveRequest, hasUploads: boolean): Transition {
  const { phase } = state;
  const { next, target } = asked;
  if (['conflict', 'deleted', 'dangers', 'discarding'].includes(phase.name)) return to(state);
  if (phase.name === 'awaiting-uploads' || phase.name === 'saving') {
    const before = phase.request;
    const publishes = before.publishes || asked.publishes;
    const request: SaveRequest = { ...before, publishes, next: next === 'leave' ? next : before.next };
    // A save that waits for uploads takes the stronger of the two targets.
    if (phase.name === 'awaiting-uploads') request.target = stronger(before.target, target);
    else request.again = stronger(before.again, holdsBack(state, phase, next) ? 'draft-changes' : target);
    return to({ ...state, phase: { ...phase, request } });
  }
  const isAllSaved = state.saved.id !== null && !isChanged(state) && !hasUploads && !mustPublish(state, asked);
  const isAllDone = isAllSaved && (target === 'draft-changes' || state.saved.draftChanges === null);
  if (isAllDone && next === 'leave' && (phase.name === 'leaving' || target === 'draft-changes'))
    return to({ ...state, phase: { name: 'leaving' } }, { type: 'leave' });
  if (isAllDone && next === 'stay') return to(state, show({ title: t('Everything is saved') }));
  return startSave(state, asked);
}

/** The article is published by then, so Ctrl+S shows readers nothing that was typed since; it may take it back. */
const holdsBack = ({ saved, form }: MachineState, { sent, request }: Saving, next: SaveRequest['next']): boolean =>
  next === 'stay' && sent.isPublished && !saved.form.isPublished && (form.isPublished || request.publishes);

const mustPublish = ({ saved }: MachineState, { publishes }: SaveRequest): boolean =>
  publishes && !saved.form.isPublished;

const stronger = (one: SaveTarget | null, other: SaveTarget): SaveTarget => (one === 'article' ? one : other);

/** Shows errors of missing fields, or waits for uploads. Ctrl+S does not move the cursor. */
export function startSave(before: MachineState, request: SaveRequest): Transition {
  const state = { ...before, form: allowedForm(before, before.form) };
  const missing = missingFields(state.form);
  if (missing.length === 0)
    return to({ ...state, errors: {}, phase: { name: 'awaiting-uploads', request } }, { type: 'await-uploads' });
  return refuseMissing(state, missing, focusOnLeaving(request));
}

export function refuseMissing(
  state: MachineState,
  missing: ReturnType<typeof missingFields>,
  focus: Effect[],
): Transition {
  const errors = Object.fromEntries(missing.map((name) => [name, t(MISSING[name])]));
  const toast = {
    title: t('Missing required fields'),
    description: t('Please fill in title, content, and category'),
    tone: 'danger',
  } as const;
  return to({ ...state, errors, phase: { name: 'editing' } }, show(toast), ...focus);
}

/** After a failed upload the user must save again, knowing that a picture is missing. */
export function uploadsSettled(state: MachineState, { failure }: Event<'uploads-settled'>): Transition {
  const { phase } = state;
  if (phase.name !== 'awaiting-uploads') return to(state);
  if (failure === undefined) return startSending(state, phase.request, state.form);
  const description = `${failure.replace(/\.?$/, '.')} ${t('Save again to save without it.')}`;
  return to(
    { ...state, phase: { name: 'editing' } },
    show({ title: t('Not saved: a picture is missing'), description, tone: 'danger' }),
  );
}

export function startSending(
  state: MachineState,
  request: SaveRequest,
  text: ArticleForm,
  overrideReason?: string,
): Transition {
  const form = request.publishes ? { ...text, isPublished: true } : text;
  const { id, version, draftChanges } = state.saved;
  const body = articleInput(form, state.following);
  const restoredFrom = state.restored?.number;
  const draft = draftChanges?.edited ?? null;
  const isOutdated = draft !== (draftChanges?.number ?? null);
  const override = overrideReason !== undefined && { overrideReason };
  const unanswered = state.unanswered.length > 0 && { unanswered: state.unanswered };
  const based = { target: request.target, id, version, draft, isOutdated, ...override, ...unanswered };
  return to(
    { ...state, phase: { name: 'saving', request, sent: form } },
    { type: 'send', ...based, ...(restoredFrom !== undefined && { restoredFrom }), body, form },
  );
}

export function articleSaved(state: MachineState, { article, at }: Event<'article-saved'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const { request, sent } = phase;
  const isNew = state.saved.id === null;
  const saved = { ...savedFromArticle(article), savedAt: at, form: { ...sent, slug: article.slug } };
  const { after, effects } = afterSave(asArticle(state, article.id), phase, saved, at);
  if (isNew) effects.push({ type: 'replace-address', id: article.id });
  const hasCreated = request.hasCreated || isNew;
  const wasDraft = state.saved.draftChanges !== null && sent.isPublished;
  const view = sent.isPublished && { view: { type: sent.type, slug: article.slug } };
  const toast = { ...textOf(), ...view };
  return finish(after, { ...request, hasCreated }, toast, effects);

  function textOf(): ToastText {
    if (wasDraft) return { title: t('Changes published'), description: t('Readers see them now') };
    if (request.publishes && sent.isPublished)
      return { title: t('Article published'), description: t('Readers see it now') };
    return {
      title: t(hasCreated ? 'Article created' : 'Article updated'),
      description: t('Your changes have been saved successfully'),
    };
  }
}

/**
 * Texts that were offered where a new article was begun are other articles, or of a deleted one that this was: they stay
 * there, in this browser and on the server. What only this page has is still offered.
 */
function asArticle(state: MachineState, id: number): MachineState {
  const { userId, unstored } = state;
  const isHere = ({ key }: UnsavedText) => key.startsWith(keyPrefix(userId, id)) || unstored.includes(key);
  return { ...state, textsOf: id, offered: state.offered.filter(isHere) };
}

export function draftChangesSaved(state: MachineState, { changes }: Event<'draft-changes-saved'>): Transition {
  const { phase, saved: before } = state;
  if (phase.name !== 'saving') return to(state);
  const { request, sent } = phase;
  const { number, basedOn, savedAt } = changes;
  const live = before.draftChanges?.live ?? { version: basedOn, savedAt: before.savedAt ?? savedAt, form: before.form };
  const saved: SavedArticle = {
    ...before,
    version: basedOn,
    newest: undefined,
    savedAt,
    form: { ...sent, slug: changes.article.slug, isPublished: true },
    draftChanges: { number, edited: number, live },
  };
  const { after, effects } = afterSave(state, phase, saved, savedAt);
  const description = t('Readers still see the version of {when}', { when: formatDateTime(live.savedAt) });
  return finish(after, request, { title: t('Draft saved'), description }, effects);
}

/** Text typed during the save becomes unsaved text of the new version. */
function afterSave(state: MachineState, { request, sent }: Saving, saved: SavedArticle, at: string) {
  const { slug, isPublished } = saved.form;
  const after = withNewKey({
    ...state,
    phase: { name: 'editing' },
    saved,
    form: {
      ...state.form,
      // The server may have changed the slug.
      ...(state.form.slug === sent.slug && { slug }),
      ...(request.publishes && { isPublished }),
    },
    // A published article keeps its slug and SEO title when its title changes.
    following: sent.isPublished ? { slug: false, seoTitle: false } : state.following,
    unanswered: [],
    restored: undefined,
    errors: {},
  });
  const effects: Effect[] = isChanged(after) ? [{ type: 'store-text', text: unsavedTextOf(after, at) }] : [];
  effects.push({ type: 'delete-text', key: state.unsaved.key });
  return { after, effects };
}

function finish(state: MachineState, request: SaveRequest, toast: ToastText, effects: Effect[]): Transition {
  const again = nextTarget(state, request);
  if (again) {
    const publishes = request.publishes && again === 'article';
    const next = startSave(state, { ...request, target: again, again: null, publishes });
    return to(next.state, ...effects, ...next.effects);
  }
  const { title } = toast;
  if (isChanged(state))
    return to(state, ...effects, show({ title, description: t('Text typed during the save is not saved yet') }));
  if (request.next === 'stay') return to(state, ...effects, show(toast));
  const showing = { form: state.saved.form, isNew: request.hasCreated };
  return to({ ...state, phase: { name: 'leaving' } }, ...effects, ...storeRefused(state), {
    type: 'leave',
    toast,
    showing,
  });
}

/** The target of a save that was requested during the last one. */
function nextTarget(state: MachineState, request: SaveRequest): SaveTarget | null {
  const { again } = request;
  if (again === 'article')
    return isChanged(state) || state.saved.draftChanges || mustPublish(state, request) ? again : null;
  return again && isChanged(state) && canSaveAsDraft(state) ? again : null;
}

export function failed(state: MachineState, { message, fields, isUnanswered }: Event<'failed'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const effects: Effect[] = fields['category'] ? [{ type: 'refresh-categories' }] : [];
  return to(
    {
      ...state,
      unanswered: isUnanswered ? [...state.unanswered, phase.sent] : state.unanswered,
      ...{ errors: fields, phase: { name: 'editing' } },
    },
    ...effects,
    show({ title: t('Save failed'), description: message, tone: 'danger' }),
    ...focusOnLeaving(phase.request),
  );
}

export const dangersFound = (state: MachineState, { dangers }: Event<'dangers-found'>): Transition =>
  state.phase.name !== 'saving'
    ? to(state)
    : to({
        ...state,
        phase: { ...state.phase, name: 'dangers', request: { ...state.phase.request, again: null }, dangers },
      });

/** What was typed since is not sent: the reason is not about it. */
export const overrideChosen = (state: MachineState, { reason }: Event<'override-chosen'>): Transition =>
  state.phase.name !== 'dangers' ? to(state) : startSending(state, state.phase.request, state.phase.sent, reason);

/** The user closed the login dialog. */
export const sessionExpired = (state: MachineState): Transition =>
  state.phase.name !== 'saving'
    ? to(state)
    : to(
        { ...state, phase: { name: 'editing' } },
        show({
          title: t('Save failed'),
          description: t('You are logged out. Your text is still here: save again to log in.'),
          tone: 'danger',
        }),
      );

const show = (toast: ToastText): Effect => ({ type: 'show-toast', toast });
const focusOnLeaving = ({ next }: SaveRequest): Effect[] => (next === 'leave' ? [{ type: 'focus-first-error' }] : []);
