import { type Event, type Transition, to } from './events.ts';
import { type ArticleForm, withField } from './form.ts';
import { backToEditing, isChanged, type MachineState, savedFromServer, withForm } from './machine-state.ts';

/** A newer version replaces the form only while nothing is changed; otherwise the next save raises a conflict. */
export function loaded(state: MachineState, { article }: Event<'loaded'>): Transition {
  const { id, version, draftChanges } = state.saved;
  const known = draftChanges?.live.version ?? version ?? 0;
  const hasOtherDraft = (article.draftChanges?.number ?? null) !== (draftChanges?.number ?? null);
  const isNewer = article.version > known || (article.version === known && hasOtherDraft);
  if (article.id !== id || !isNewer || isChanged(state) || state.phase.name !== 'editing') return to(state);
  const saved = savedFromServer(article);
  return to(withForm({ ...state, saved }, saved.form));
}

export function edited(state: MachineState, { changes }: Event<'edited'>): Transition {
  let { form, following } = state;
  const errors = { ...state.errors };
  for (const name of Object.keys(changes) as (keyof ArticleForm)[]) {
    ({ form, following } = withField({ form, following }, name, changes[name] as never));
    // Also the errors of its parts, such as `sources.0.title`.
    for (const key of Object.keys(errors)) if (key === name || key.startsWith(`${name}.`)) delete errors[key];
  }
  return to({ ...backToEditing(state), form, following, errors }, { type: 'await-pause' });
}

export const bodyEdited = (state: MachineState): Transition =>
  to({ ...backToEditing(state), hasUnreadBody: true }, { type: 'await-pause' });

/** TipTap serialises the same body differently from the server; that is not a change. */
export function bodyReady(state: MachineState, { number, html }: Event<'body-ready'>): Transition {
  const { form, saved } = state;
  if (form.content === html || number !== state.bodyNumber) return to(state);
  const isSaved = form.content === saved.form.content;
  return to({
    ...state,
    form: { ...form, content: html },
    saved: isSaved ? { ...saved, form: { ...saved.form, content: html } } : saved,
  });
}

export function bodyRead(state: MachineState, { html }: Event<'body-read'>): Transition {
  const { content: _solved, ...errors } = state.errors;
  return to({ ...state, hasUnreadBody: false, form: { ...state.form, content: html }, errors });
}
