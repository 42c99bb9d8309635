import type { AnyExtension, Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';

/** What header and toolbar, and the bar below the text, cover of the window. */
const COVERED = { top: 120, right: 0, bottom: 64, left: 0 };

type Options = {
  extensions: AnyExtension[];
  content: string;
  onUpdate: () => void;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
};

/** The editor with its name and state for screen readers; null at the first render. */
export const useTextEditor = ({
  extensions,
  content,
  onUpdate,
  labelledBy,
  describedBy,
  invalid,
}: Options): Editor | null =>
  useEditor({
    extensions,
    content,
    // The security policy forbids style elements; prose-editor.css has the rules.
    injectCSS: false,
    // React may discard a render, and would destroy the editor with it.
    immediatelyRender: false,
    onUpdate,
    editorProps: {
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class:
          'prose min-h-80 max-w-none p-4 text-base shadow-none outline-none sm:p-6 focused:mx-auto focused:max-w-[44rem] wide:max-w-none!',
      },
    },
  });
