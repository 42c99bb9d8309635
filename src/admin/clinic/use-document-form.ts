import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentContent, DocumentDetail } from '../../shared/contract/site-documents.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { typedAt } from '../data/typed-at.ts';
import { DOCUMENT, setUnsaved, UNKEPT_DOCUMENT } from '../navigation/unsaved-changes.ts';
import type { Leftover } from './form/fitted.ts';
import { samplesIn, withoutFilledIn } from './form/samples.ts';
import { REVIEW, SAMPLES, type Schema, type Value } from './form/schema.ts';
import { fromForm, isSameContent, problemsOf, toForm } from './form/values.ts';
import { type FoundForm, findKeptForms, keepForm, newKey, removeCopies, savedBy, startOf } from './kept-form.ts';
import type { Filled } from './meanwhile/merge.ts';

/**
 * What the user edits. `load` counts what was put into the form from outside, which starts its fields anew, `texts` what
 * was put into its text alone; `start` is what was put in, and `right` the paths of its examples of which the user said
 * that they are right as they are.
 */
type Form = {
  fields: Value;
  body: string | null;
  restoredFrom: number | null;
  load: number;
  texts: number;
  start: DocumentContent['fields'];
  right: string[];
};

/** The form of a document: what a save is based on, what the user changed, and the copy that the browser keeps. */
export function useDocumentForm(detail: DocumentDetail) {
  const { path } = detail;
  const { id: userId } = useStaffUser();
  const [schema] = useState(() => detail.schema as Schema);
  const [found] = useState(() => findKeptForms(userId, path, schema, detail.content));
  const [newest, ...others] = found.forms;
  const [offered, setOffered] = useState(others);
  const [base, setBase] = useState({
    number: newest?.basedOn ?? detail.number,
    content: newest?.before ?? detail.content,
  });
  const [form, setForm] = useState<Form>(() =>
    newest
      ? { ...partsOf(newest), load: 0, texts: 0, start: startOf(schema, newest) }
      : { ...formOf(schema, detail.content), restoredFrom: null, load: 0, texts: 0 },
  );
  const [left, setLeft] = useState(newest?.left ?? NOTHING_LEFT);
  const latest = useRef(form);
  latest.current = form;
  const content = useMemo(() => savedBy(schema, form), [schema, form]);
  const isChanged = form.restoredFrom !== null || !isSameContent(schema, content, base.content);
  const [isKept, setKept] = useState(newest !== undefined);
  const [isRefused, setRefused] = useState(false);
  /**
   * The key of this visit, the copies that the browser keeps, and what they hold. A form that was found stays where it is
   * until the user changes it: another tab may show it, too.
   */
  const kept = useRef({
    key: newKey(userId, path),
    copies: newest?.copies ?? [],
    held: newest && { form, base, left },
  });
  const isHeld = () => {
    const { held } = kept.current;
    return held?.form === form && held.base === base && held.left === left;
  };
  const changes = () => ({ ...partsOf(form), basedOn: base.number, before: base.content, left });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` and `isHeld` read the form and its base
  useEffect(() => {
    const { key, copies } = kept.current;
    if (!isChanged && left.length === 0) {
      removeCopies(copies);
      kept.current = { key, copies: [], held: undefined };
    } else if (!isHeld()) {
      const at = typedAt();
      if (keepForm(key, { ...changes(), at })) {
        removeCopies(copies.filter((copy) => copy.key !== key));
        kept.current = { key, copies: [{ key, at }], held: { form, base, left } };
      }
    }
    const isLost = isChanged && !isHeld();
    setRefused(isLost);
    setUnsaved(DOCUMENT, isChanged && !isLost);
    setUnsaved(UNKEPT_DOCUMENT, isLost || offered.some(({ copies: others }) => others.length === 0));
  }, [form, base, left, isChanged, offered]);
  useEffect(() => removeCopies(found.saved), [found]);
  useEffect(
    () => () => {
      setUnsaved(DOCUMENT, false);
      setUnsaved(UNKEPT_DOCUMENT, false);
    },
    [],
  );
  /** Offers what is unsaved, typed up to this moment, because something else comes into the form. */
  const putAside = () => {
    const { current } = latest;
    const { held, copies } = kept.current;
    const own = held?.form === current ? copies : [];
    const unsaved = savedBy(schema, current);
    if (current.restoredFrom !== null || left.length > 0 || !isSameContent(schema, unsaved, base.content)) {
      const at = own[0]?.at ?? typedAt();
      const found = { ...partsOf(current), basedOn: base.number, before: base.content, left, at };
      setOffered((all) => [{ ...found, content: unsaved, copies: own }, ...all]);
      setLeft(NOTHING_LEFT);
    }
    kept.current = { key: newKey(userId, path), copies: [], held: undefined };
  };
  const load = (next: DocumentContent, restoredFrom: number | null) => {
    setKept(false);
    setForm(({ load: count, texts }) => ({ ...formOf(schema, next), restoredFrom, load: count + 1, texts }));
  };
  /** Starts again with a version of the server. */
  const startFrom = ({ number, content: newest }: DocumentDetail) => {
    setBase({ number, content: newest });
    load(newest, null);
  };
  return {
    schema,
    form,
    content,
    base,
    isChanged,
    /** Whether the form comes from before a reload. */
    isKept: isKept && isChanged,
    /** What has no place in the form any more, until the user discards it. */
    left,
    discardLeft: () => setLeft(NOTHING_LEFT),
    /** Whether the browser cannot keep what is in the form: its storage is full or disabled. */
    isRefused,
    setFields: (change: (fields: Value) => Value) =>
      setForm((previous) => ({ ...previous, fields: change(previous.fields) })),
    /** The paths of fields that hold an example. */
    examples: {
      before: samplesIn(form.start),
      now: samplesIn(content.fields),
      right: form.right,
      onRight: (field: string, isRight: boolean) =>
        setForm((previous) => {
          const others = previous.right.filter((other) => other !== field);
          return { ...previous, right: isRight ? [...others, field] : others };
        }),
    },
    setBody: (body: string) => setForm((previous) => ({ ...previous, body })),
    /** Puts a version into the form, as a change that is not saved. */
    load,
    startFrom,
    /** What each side has, for a version that a colleague saved meanwhile. */
    sidesOf: ({ content: theirs }: DocumentDetail) => ({
      base: filled(schema, base.content),
      mine: latest.current,
      theirs: filled(schema, theirs),
    }),
    /** Puts that version into the form with what was typed. The next save is based on it. Returns what that saves. */
    takeOver: ({ number, content: theirs }: DocumentDetail, { fields, body }: Filled): DocumentContent => {
      const { right, texts, load: count } = latest.current;
      const isNewText = body !== latest.current.body;
      const next = { fields, body, right, start: theirs.fields };
      setBase({ number, content: theirs });
      setForm({ ...next, restoredFrom: null, load: count, texts: isNewText ? texts + 1 : texts });
      return savedBy(schema, next);
    },
    /** After a save: what was sent is what the form is compared with. */
    saved: ({ number }: DocumentDetail, sent: DocumentContent) => {
      setKept(false);
      setBase({ number, content: sent });
      setForm((previous) => ({
        ...previous,
        fields: withoutOldExamples(schema, previous),
        ...{ restoredFrom: null, start: sent.fields, right: [] },
      }));
    },
    /** After a review, in which the server wrote who reviewed it: what was typed meanwhile stays. */
    reviewed: ({ number, content: answer }: DocumentDetail) => {
      setKept(false);
      setBase({ number, content: answer });
      setForm((previous) => ({
        ...previous,
        fields: withReviewOf(answer, withoutOldExamples(schema, previous)),
        ...{ restoredFrom: null, start: answer.fields, right: [] },
      }));
    },
    /** What is in the form now, and how to keep it when something else comes in. */
    current: () => latest.current,
    putAside,
    /** What the server had when the form began may be older than what it has. */
    discard: () => (detail.number > base.number ? startFrom(detail) : load(base.content, null)),
    /** The unsaved changes of other visits. */
    offered,
    /** Puts those into the form; what is unsaved there is offered instead. */
    restore: (other: FoundForm) => {
      putAside();
      kept.current.copies = other.copies;
      setOffered((all) => all.filter((one) => one !== other));
      setForm({ ...partsOf(other), load: form.load + 1, texts: form.texts, start: startOf(schema, other) });
      setBase({ number: other.basedOn, content: other.before });
      setLeft(other.left);
      setKept(true);
    },
    discardOther: (other: FoundForm) => {
      removeCopies(other.copies);
      setOffered((all) => all.filter((one) => one !== other));
    },
  };
}

const NOTHING_LEFT: Leftover[] = [];

const partsOf = ({ fields, body, restoredFrom, right }: Omit<Form, 'load' | 'texts' | 'start'>) => ({
  ...{ fields, body, restoredFrom, right },
});

const filled = (schema: Schema, { fields, body }: DocumentContent): Filled => ({
  fields: toForm(schema, fields as Value),
  body,
});

const formOf = (schema: Schema, content: DocumentContent) => ({
  ...filled(schema, content),
  start: content.fields,
  right: [],
});

/** Who reviewed it, and what still counts as an example, as the server has them: no field of the form says so. */
function withReviewOf(answer: DocumentContent, fields: Value): Value {
  const { [REVIEW]: _review, [SAMPLES]: _samples, ...others } = fields as Record<string, Value>;
  const server = Object.entries(answer.fields).filter(([name]) => name === REVIEW || name === SAMPLES);
  return { ...others, ...Object.fromEntries(server) };
}

/**
 * The examples that were filled in stand in the form until they are saved, because they come back with what stood there
 * before. Of two entries with one key one would be lost: then they stay.
 */
function withoutOldExamples(schema: Schema, { fields, start, right }: Form): Value {
  if (Object.keys(problemsOf(schema, fields)).length > 0) return fields;
  return toForm(schema, withoutFilledIn(fromForm(schema, fields) as DocumentContent['fields'], start, right));
}
