import { useEffect, useRef, useState } from 'react';
import type { DocumentContent } from '../../../shared/contract/site-documents.ts';
import type { Place } from '../../../shared/text-check/document/document.ts';
import { blocksOfEditor, editorRange, findPlace } from '../../../shared/text-check/document/from-editor.ts';
import { type DocumentString, pageText } from '../../../shared/text-check/document/from-page.ts';
import { type Check, createChecker, PAUSE_MS, whenIdle } from '../../editor/check/checker.ts';
import { selectAndScrollTo } from '../../editor/rich-text/return-to-text.ts';
import { useSite } from '../../navigation/site.ts';
import type { TextEditor } from './PageTextEditor.tsx';

const NO_ANSWERS = new Map();

/** Checks a page at each pause in typing, while its text is open in the editor. */
export function useTextCheck(path: string, content: DocumentContent, editor: TextEditor | null) {
  const { phoneNumbers } = useSite();
  const [check, setCheck] = useState<Check>({ state: 'loading' });
  const checker = useRef<ReturnType<typeof createChecker>>(undefined);
  useEffect(() => {
    checker.current = createChecker({
      onResult: ({ findings }) => setCheck({ state: 'done', findings }),
      onFailure: () => setCheck({ state: 'failed' }),
    });
    return () => checker.current?.close();
  }, []);
  const read = (open: TextEditor) => pageText(path, stringsIn(content.fields), blocksOfEditor(open.state.doc));
  const latest = useRef(read);
  latest.current = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes the content
  useEffect(() => {
    if (!editor) return undefined;
    const run = () => {
      if (editor.isDestroyed) return;
      checker.current?.check({ text: latest.current(editor).text, facts: { phoneNumbers }, answers: NO_ANSWERS });
    };
    const timer = setTimeout(() => whenIdle(run), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [editor, content, phoneNumbers]);
  return {
    check,
    /** Selects a place of the text; of another field its path is returned. */
    show: (place: Place): string | undefined => {
      if (!editor) return undefined;
      const { fields, sources } = read(editor);
      if (place.part === 'sources') return sources[place.block ?? -1]?.path;
      if (place.part !== 'body') return fields.find(({ part }) => part === place.part)?.keys.join('.');
      const blocks = blocksOfEditor(editor.state.doc);
      selectAndScrollTo(editor, editorRange(blocks, findPlace(blocks, place)) ?? { from: 0, to: 0 });
      return undefined;
    },
  };
}

/** The strings in the fields of a page, as the check of its file reads them. */
function stringsIn(value: unknown, keys: string[] = []): DocumentString[] {
  if (typeof value === 'string') return [{ keys, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...keys, key]));
}
