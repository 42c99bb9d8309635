import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { DocumentContent, DocumentDetail } from '../../shared/contract/site-documents.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { dangersOf, errorMessage, fieldErrors, isConflict } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { refresh } from '../data/query.ts';
import type { QueryKey } from '../data/query-keys.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { fetchDocument } from './clinic.ts';
import { REVIEW, SAMPLES, type Schema } from './form/schema.ts';
import { isSameContent, problemsOf } from './form/values.ts';
import type { useMeanwhile } from './meanwhile/use-meanwhile.ts';
import type { useDocumentForm } from './use-document-form.ts';
import { t } from './words.ts';

/** `content` is null to go back to the file; `at` is `no`, `now` or a time; `dueOn` makes it a medical review. */
type Save = { at: string; content: DocumentContent | null; dueOn?: string } & Overridable;

/** Saves what is in the form, and says why it was refused: at its field, above the form, or what it would do to readers. */
export function useSaving(
  { path }: DocumentDetail,
  editor: ReturnType<typeof useDocumentForm>,
  meanwhile: ReturnType<typeof useMeanwhile>,
  root: RefObject<HTMLElement | null>,
  /** The save is no longer about a time: it is done, or something else must be solved first. */
  onTimeSettled: () => void,
) {
  const { schema, form, content, base } = editor;
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** What was refused without a field. */
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  /** What was to be published, and why it was not. */
  const [dangerous, setDangerous] = useState<{ failure: unknown; save: Save }>();
  /** Whose changes the last save took along. */
  const withTheirs = useRef<DocumentDetail>(undefined);
  const refreshes: QueryKey[] = [['documents'], ['document', path], ['articles', 'to-do']];

  useEffect(() => {
    if (refusals === 0) return;
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (invalid ?? root.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [refusals, root]);

  const refuse = (fields: Record<string, string>, sentence?: string) => {
    setErrors(fields);
    setProblem(sentence);
    setRefusals((count) => count + 1);
  };
  /** The form after a save, with what was typed meanwhile. */
  const settle = (answer: DocumentDetail, { content: sent, dueOn }: Save) => {
    if (sent && dueOn === undefined) return editor.saved(answer, sent);
    if (sent) return editor.reviewed(answer);
    editor.putAside();
    editor.startFrom(answer);
  };
  const save = useMutation<Save>({
    run: async (wanted) => {
      const { at, content: sent, dueOn, overrideReason } = wanted;
      const put = (basedOn: number, next: DocumentContent | null, restoredFrom: number | null) => {
        const body = { path, basedOn, publish: at as 'now', ...(overrideReason !== undefined && { overrideReason }) };
        return next && dueOn !== undefined
          ? staffCall('POST /api/admin/site-documents/document/review', { body: { ...body, content: next, dueOn } })
          : staffCall('PUT /api/admin/site-documents/document', { body: { ...body, content: next, restoredFrom } });
      };
      withTheirs.current = undefined;
      try {
        if (meanwhile.isNewFile && sent) throw new NotSaved();
        const answer = await put(base.number, sent, form.restoredFrom);
        meanwhile.clear();
        settle(answer, wanted);
      } catch (error) {
        const isStale = isConflict(error) || error instanceof NotSaved;
        const newest = isStale ? await fetchDocument(path).catch(() => undefined) : undefined;
        if (!newest || (isConflict(error) && newest.number <= base.number)) throw error;
        // An earlier try, of which the answer was lost, or another tab with the same text.
        if (holds(schema, newest, wanted)) return settle(newest, wanted);
        // Readers get nothing that the user has not seen, and nobody reviews it: only a draft is saved at once.
        const isDraft = at === 'no' && sent !== null && dueOn === undefined;
        const both = await meanwhile.take(newest, { isInstead: !isDraft });
        if (!both || !isDraft) throw new NotSaved();
        editor.saved(await put(newest.number, both, null), both);
        withTheirs.current = newest;
      }
    },
    onDone: ({ at, dueOn }) => {
      // Not after a failure: a version whose answer was lost would be taken for a colleague's.
      refresh(...refreshes);
      setErrors({});
      setProblem(undefined);
      setDangerous(undefined);
      onTimeSettled();
      showToast(
        at === 'no' || at === 'now'
          ? { ...(dueOn === undefined ? saved : reviewed)(at), ...togetherWith(withTheirs.current) }
          : {
              title: t('Scheduled'),
              description: t('Visitors see it from {when}', { when: formatDateTime(at) }),
            },
      );
    },
    onError: async (error, failed) => {
      onTimeSettled();
      // The reason may be refused, or the connection be gone, while its dangers are still there.
      if (dangersOf(error).length > 0 || failed.overrideReason !== undefined)
        setDangerous({ failure: error, save: failed });
      // Said above the form.
      if (error instanceof NotSaved) return refuse({});
      if (dangersOf(error).length > 0) return setErrors(fieldErrors(error));
      const fields = fieldErrors(error);
      const hasFields = Object.keys(fields).length > 0;
      // Said once, where the user is led; a lost connection leads nobody away from what they write.
      if (hasFields || !(error instanceof ApiError))
        showToast({ title: t('Not saved'), description: errorMessage(error), tone: 'danger' });
      if (hasFields) refuse(fields);
      else if (error instanceof ApiError) refuse({}, errorMessage(error));
    },
  });
  const cancel = useMutation<number>({
    run: (number) => staffCall('POST /api/admin/site-documents/document/cancel', { body: { path, number } }),
    refreshes,
    onDone: (number) =>
      showToast({
        title: t('The time is cancelled'),
        description: t('Version {number} stays as a draft', { number: String(number) }),
      }),
    onError: (error) => showToast({ title: t('Failed to cancel'), description: errorMessage(error), tone: 'danger' }),
  });
  const show = useMutation<number>({
    run: async (number) => {
      const before = editor.current();
      const version = await fetchDocument(path, number);
      if (editor.current() !== before) editor.putAside();
      editor.load(version.content, number);
      setErrors({});
      scrollTo({ top: 0 });
      root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    onError: (error) =>
      showToast({ title: t('Failed to show the version'), description: errorMessage(error), tone: 'danger' }),
  });
  const send = (at: string, dueOn?: string) => {
    const own = problemsOf(schema, form.fields);
    if (Object.keys(own).length > 0) {
      onTimeSettled();
      return refuse(own);
    }
    void save.run({ at, content, ...(dueOn !== undefined && { dueOn }) });
  };
  const startAgain = (next: DocumentDetail) => {
    editor.startFrom(next);
    setErrors({});
    setDangerous(undefined);
    meanwhile.clear();
  };
  const clear = (below: string) =>
    setErrors((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([other]) => other !== below && below !== '' && !other.startsWith(`${below}.`)),
      ),
    );
  const clearAll = () => {
    setErrors({});
    setDangerous(undefined);
  };
  return {
    errors,
    problem,
    dangerous,
    save,
    cancel,
    show,
    send,
    refuse,
    startAgain,
    clear,
    clearAll,
  };
}

/** Somebody else saved, and the user has to look first. */
class NotSaved extends Error {}

/** Whether the newest version is what this save would have made. */
function holds(schema: Schema, detail: DocumentDetail, { at, content: sent, dueOn }: Save): boolean {
  const { content, versions, scheduledFor } = detail;
  const [newest, second] = versions;
  if (!newest || (sent ? !isSameContent(schema, unsigned(content, dueOn), unsigned(sent, dueOn)) : !newest.isFile))
    return false;
  if (dueOn !== undefined && (content.fields[REVIEW] as { volgende?: string } | undefined)?.volgende !== dueOn)
    return false;
  // What is published beside a version that is scheduled makes two versions at once, that one last.
  const isBeside = at === 'now' && newest.publishAt === scheduledFor && second?.createdAt === newest.createdAt;
  const { publishAt } = isBeside ? second : newest;
  if (at === 'no' || publishAt === null) return (at === 'no') === (publishAt === null);
  return at === 'now' ? publishAt !== scheduledFor : Date.parse(publishAt) === Date.parse(at);
}

/** Of a review, the text without what the server wrote of it. */
function unsigned({ fields, body }: DocumentContent, dueOn: string | undefined): DocumentContent {
  if (dueOn === undefined) return { fields, body };
  const { [REVIEW]: _review, [SAMPLES]: _samples, ...others } = fields;
  return { fields: others, body };
}

const saved = (at: 'no' | 'now') =>
  at === 'no'
    ? { title: t('Draft saved'), description: t('Visitors do not see it yet') }
    : { title: t('Published'), description: t('It is on its way to the website') };

const togetherWith = (other: DocumentDetail | undefined) =>
  other && { description: t('With what {name} saved meanwhile', { name: other.changedBy ?? t('Somebody') }) };

const reviewed: typeof saved = (at) =>
  at === 'no'
    ? { title: t('Review stored'), description: t('Visitors see it once this draft is published') }
    : { title: t('Reviewed and published'), description: t('It is on its way to the website') };
