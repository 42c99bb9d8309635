import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { DocumentContent } from '../../../shared/contract/site-documents.ts';
import type { Place } from '../../../shared/text-check/document/document.ts';
import { blocksOfEditor, editorRange, findPlace } from '../../../shared/text-check/document/from-editor.ts';
import { type DocumentString, pageText } from '../../../shared/text-check/document/from-page.ts';
import { CheckPanel } from '../../editor/check/CheckPanel.tsx';
import { type Check, createChecker, PAUSE_MS, whenIdle } from '../../editor/check/checker.ts';
import { selectAndScrollTo } from '../../editor/rich-text/return-to-text.ts';
import { useSite } from '../../navigation/site.ts';

const NO_ANSWERS = new Map();

type Props = {
  path: string;
  content: DocumentContent;
  editor: Editor;
  /** Leads to a field beside the text. */
  onField: (path: string) => void;
};

/** Checks a page at each pause in typing, while its text is open in the editor. */
export function TextCheck({ path, content, editor, onField }: Props) {
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
  useEffect(() => {
    const run = () => {
      if (editor.isDestroyed) return;
      const { text } = pageText(path, stringsIn(content.fields), blocksOfEditor(editor.state.doc));
      checker.current?.check({ text, facts: { phoneNumbers }, answers: NO_ANSWERS });
    };
    const timer = setTimeout(() => whenIdle(run), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, content, editor, phoneNumbers]);
  const show = (place: Place) => {
    const blocks = blocksOfEditor(editor.state.doc);
    if (place.part === 'body')
      return selectAndScrollTo(editor, editorRange(blocks, findPlace(blocks, place)) ?? { from: 0, to: 0 });
    const { fields, sources } = pageText(path, stringsIn(content.fields), blocks);
    const field =
      place.part === 'sources'
        ? sources[place.block ?? -1]?.path
        : fields.find(({ part }) => part === place.part)?.keys.join('.');
    if (field) onField(field);
  };
  return <CheckPanel check={check} onShow={show} />;
}

/** The strings in the fields of a page, as the check of its file reads them. */
function stringsIn(value: unknown, keys: string[] = []): DocumentString[] {
  if (typeof value === 'string') return [{ keys, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...keys, key]));
}
