import { useEffect, useState } from 'react';
import type { DocumentContent, DocumentDetail } from '../../../shared/contract/site-documents.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { showLoadFailure } from '../../navigation/on-demand.ts';
import { changedFields, isSame } from '../form/values.ts';
import type { useDocumentForm } from '../use-document-form.ts';
import type { Choices } from './merge.ts';

/** Seldom needed: when two people change one document, or an update of the site changed its fields. */
const load = async () => (await importModule(() => import('./on-demand.ts'))).code;
type Code = Awaited<ReturnType<typeof load>>;

export type Taken = {
  newest: DocumentDetail;
  /** The fields that are now as they are in that version. */
  changed: string[];
  /** Whether something else was asked for, which was not done. */
  isInstead: boolean;
};

/** The version that a colleague saved while the form was open, and how it goes together with what was typed. */
export function useMeanwhile(detail: DocumentDetail, editor: ReturnType<typeof useDocumentForm>) {
  const { schema, base, content, isChanged, left } = editor;
  const [told, setTold] = useState<DocumentDetail>();
  const [taken, setTaken] = useState<Taken>();
  const [code, setCode] = useState<Code>();
  const [choices, setChoices] = useState<Choices>({});
  // A file has no number that counts: an update of the site may have changed it since it was typed in.
  const isNewFile = detail.number === 0 && base.number === 0 && !isSame(detail.content, base.content);
  const newest = isNewFile ? detail : [told, detail].find((other) => other && other.number > base.number);
  const isNeeded = (newest !== undefined || left.length > 0) && !code;
  const loadAgain = () => void load().then(setCode, (error: unknown) => showLoadFailure(error, loadAgain));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadAgain` is a new function at each render
  useEffect(() => {
    if (isNeeded) loadAgain();
  }, [isNeeded]);
  const merge = newest && isChanged ? code?.merged(schema, editor.sidesOf(newest), choices) : undefined;
  const clear = () => {
    setTold(undefined);
    setTaken(undefined);
    setChoices({});
  };

  function put(version: DocumentDetail, filled: Parameters<typeof editor.takeOver>[1], isInstead: boolean) {
    const next = editor.takeOver(version, filled);
    clear();
    setTaken({ newest: version, changed: changedFields(content, next), isInstead });
    return next;
  }

  return {
    newest,
    /** Whether the server does not refuse a save that knows nothing of it. */
    isNewFile,
    /** What both changed; undefined as long as that is not known. */
    clashes: merge?.clashes,
    code,
    choices,
    onChoose: (id: string, side: Choices[string]) => setChoices((all) => ({ ...all, [id]: side })),
    /** Puts it into the form, with what was chosen. */
    goOn: () => newest && merge && put(newest, merge, false),
    /**
     * Puts a version that refused a save into the form, and returns what can be saved then; undefined where both changed
     * the same, about which the user is asked.
     */
    async take(version: DocumentDetail, { isInstead }: { isInstead: boolean }): Promise<DocumentContent | undefined> {
      const loaded = code ?? (await load().catch(() => undefined));
      const filled = loaded?.merged(schema, editor.sidesOf(version));
      setCode(loaded);
      if (filled?.clashes.length === 0) return put(version, filled, isInstead);
      setTold(version);
      return undefined;
    },
    taken,
    clear,
  };
}
