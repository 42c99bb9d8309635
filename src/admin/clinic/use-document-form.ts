import { useEffect, useMemo, useState } from 'react';
import type { DocumentContent, DocumentDetail } from '../../shared/contract/site-documents.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { DOCUMENT, setUnsaved, UNKEPT_DOCUMENT } from '../navigation/unsaved-changes.ts';
import { samplesIn, withoutFilledIn } from './form/samples.ts';
import type { Schema, Value } from './form/schema.ts';
import { contentOf, fromForm, isSame, problemsOf, toForm } from './form/values.ts';
import { type KeptForm, keepForm, readKeptForm } from './kept-form.ts';

/**
 * What the user edits. `load` counts what was put into the form from outside, which starts its fields anew; `start` is
 * that, and `right` the paths of its examples of which the user said that they are right as they are.
 */
type Form = {
  fields: Value;
  body: string | null;
  restoredFrom: number | null;
  load: number;
  start: DocumentContent['fields'];
  right: string[];
};

/** The form of a document: what a save is based on, what the user changed, and the copy that the tab keeps. */
export function useDocumentForm(detail: DocumentDetail) {
  const { path } = detail;
  const { id: userId } = useStaffUser();
  const [schema] = useState(() => detail.schema as Schema);
  const [kept] = useState(() => readKeptForm(userId, path, schema, toForm(schema, detail.content.fields as Value)));
  const [base, setBase] = useState({ number: kept?.basedOn ?? detail.number, content: detail.content });
  const [form, setForm] = useState<Form>(() =>
    kept
      ? { ...kept, load: 0, start: startOf(schema, kept, detail) }
      : { ...formOf(schema, detail.content), restoredFrom: null, load: 0 },
  );
  const content = useMemo(() => {
    const { fields, body } = contentOf(schema, form.fields, form.body);
    return { fields: withoutFilledIn(fields, form.start, form.right), body };
  }, [schema, form]);
  const isChanged = form.restoredFrom !== null || !isSame(content, base.content);
  const [isKept, setKept] = useState(kept !== undefined && isChanged);
  useEffect(() => {
    const { fields, body, restoredFrom, right } = form;
    const changes = isChanged ? { basedOn: base.number, fields, body, restoredFrom, right } : undefined;
    const isStored = keepForm(userId, path, schema, changes);
    setUnsaved(DOCUMENT, isChanged && isStored);
    setUnsaved(UNKEPT_DOCUMENT, isChanged && !isStored);
  }, [userId, path, schema, form, base, isChanged]);
  useEffect(
    () => () => {
      setUnsaved(DOCUMENT, false);
      setUnsaved(UNKEPT_DOCUMENT, false);
    },
    [],
  );
  const load = (next: DocumentContent, restoredFrom: number | null) => {
    setKept(false);
    setForm(({ load: count }) => ({ ...formOf(schema, next), restoredFrom, load: count + 1 }));
  };
  return {
    schema,
    form,
    content,
    base,
    isChanged,
    /** Whether the form comes from before a reload. */
    isKept,
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
    /** Starts again with a version of the server. */
    startFrom: ({ number, content: newest }: DocumentDetail) => {
      setBase({ number, content: newest });
      load(newest, null);
    },
    /** The next save is based on this version, with what is in the form. */
    rebase: ({ number, content: newest }: DocumentDetail) => setBase({ number, content: newest }),
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
    discard: () => load(base.content, null),
  };
}

const formOf = (schema: Schema, { fields, body }: DocumentContent) => ({
  fields: toForm(schema, fields as Value),
  body,
  start: fields,
  right: [],
});

/**
 * The examples that were filled in stand in the form until they are saved, because they come back with what stood there
 * before. Of two entries with one key one would be lost: then they stay.
 */
function withoutOldExamples(schema: Schema, { fields, start, right }: Form): Value {
  if (Object.keys(problemsOf(schema, fields)).length > 0) return fields;
  return toForm(schema, withoutFilledIn(fromForm(schema, fields) as DocumentContent['fields'], start, right));
}

/** What was in the form before the user changed it; of an earlier version that was put into it, what is there now. */
const startOf = (schema: Schema, kept: KeptForm, detail: DocumentDetail): DocumentContent['fields'] =>
  kept.restoredFrom === null ? detail.content.fields : contentOf(schema, kept.fields, kept.body).fields;
