import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { skippedHeading } from './heading-order.ts';
import { headingsIn } from './writing/headings.ts';

export function HeadingOrderHint({ editor }: { editor: Editor }) {
  const skipped = useEditorState({ editor, selector: () => skippedHeading(headingsIn(editor.state.doc)) });
  return (
    <p role="status" className={skipped ? 'border-t border-linen/60 px-4 py-2 text-xs text-clay-deep' : 'sr-only'}>
      {skipped &&
        `“${skipped.text}” is a heading 3 without a heading 2 above it. Readers who listen to the page expect heading ${skipped.after + 1}.`}
    </p>
  );
}
