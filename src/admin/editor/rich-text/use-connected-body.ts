import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { blocksOfEditor } from '../../../shared/text-check/document/from-editor.ts';
import type { Body } from '../effects/editor.ts';
import { selectAndScrollTo } from './return-to-text.ts';
import { keepStoredUntilEdited } from './stored-text/keep-stored-until-edited.ts';

/** Lets the form read the text when it needs it. An unedited text is returned as stored. */
export function useConnectedBody(
  editor: Editor | null,
  stored: string,
  number: number,
  onConnect: (body: Body) => () => void,
): void {
  const read = useRef<ReturnType<typeof keepStoredUntilEdited>>(undefined);
  useEffect(() => {
    if (!editor) return undefined;
    read.current ??= keepStoredUntilEdited(stored, editor.state.doc);
    const body = read.current;
    const view = {
      blocks: () => blocksOfEditor(editor.state.doc),
      select: (range: { from: number; to: number }) => selectAndScrollTo(editor, range),
    };
    return onConnect({ number, read: () => body(editor.state.doc), view });
  }, [editor, number, onConnect, stored]);
}
