import type { AnyExtension, Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { blocksOfEditor } from '../../../shared/text-check/document/from-editor.ts';
import type { Body } from '../effects/machine.ts';
import { markDangers } from './dangers.ts';
import { selectAndScrollTo } from './return-to-text.ts';
import { keepStoredUntilEdited } from './schema/serialize-body.ts';

type Options = {
  extensions: AnyExtension[];
  content: string;
  onUpdate: () => void;
  language: Language;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** The TipTap editor, with its label and state for screen readers; null at the first render. */
export const useTextEditor = ({
  extensions,
  content,
  onUpdate,
  language,
  labelledBy,
  describedBy,
  invalid,
}: Options): Editor | null =>
  useEditor({
    extensions,
    content,
    // It looks for deletions in each change, which no code here uses.
    enableCoreExtensions: { delete: false },
    // Other rules would take the stars of "2 * 500 mg, 3 * daags" for italics, and remove them.
    enablePasteRules: ['link'],
    // The security policy forbids style elements; prose-editor.css has the rules.
    injectCSS: false,
    // React may discard a render, and would destroy the editor with it.
    immediatelyRender: false,
    onUpdate,
    editorProps: {
      scrollThreshold: COVERED_MARGINS,
      scrollMargin: COVERED_MARGINS,
      handleScrollToSelection: isCursorInView,
      attributes: {
        role: 'textbox',
        lang: language,
        // A browser's translator would change the article itself.
        translate: 'no',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class:
          'prose min-h-80 max-w-none px-4 pt-2 pb-6 text-base shadow-none outline-none sm:px-6 sm:pt-4 focused:mx-auto focused:max-w-[44rem] wide:max-w-none!',
      },
    },
  });

/** The parts of the window that header and toolbar cover, and a line of air. */
const COVERED_MARGINS = { top: 120, right: 0, bottom: 24, left: 0 };

/**
 * Whether the cursor is already in view. A quick check for top-level paragraphs: ProseMirror would measure every
 * element around the cursor at each key.
 */
function isCursorInView(view: EditorView): boolean {
  const { $head, empty } = view.state.selection;
  if (!empty || $head.depth !== 1 || $head.parent.type.spec.code) return false;
  const { top, bottom } = view.coordsAtPos($head.pos);
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return top >= offsetTop + COVERED_MARGINS.top && bottom <= offsetTop + height - COVERED_MARGINS.bottom;
}

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
      mark: (ranges: readonly { from: number; to: number }[]) => markDangers(editor, ranges),
    };
    return onConnect({ number, read: () => body(editor.state.doc), view });
  }, [editor, number, onConnect, stored]);
}
