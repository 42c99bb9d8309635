import type { AnyExtension, Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { COVERED_MARGINS, isCursorInView } from './cursor-in-view.ts';

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
          'prose min-h-80 max-w-none p-4 text-base shadow-none outline-none sm:p-6 focused:mx-auto focused:max-w-[44rem] wide:max-w-none!',
      },
    },
  });
