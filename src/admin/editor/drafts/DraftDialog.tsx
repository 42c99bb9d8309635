import { useMemo } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { CompareDialog } from '../../compare/CompareDialog.tsx';
import { useComparison } from '../../compare/use-comparison.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { EMPTY_FORM } from '../state/form.ts';
import type { Draft } from './drafts.ts';
import { typedAt } from './typed-at.ts';

/** Compares the form with a draft before it is restored. */
export function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { dispatch } = useEditor();
  const form = useEditorState((state) => state.form);
  const kept = useMemo(() => ({ ...EMPTY_FORM, ...draft.form }), [draft]);
  const { sentence, comparison } = useComparison(kept, form, {
    after: 'In the editor',
    before: `Kept from ${formatDateTime(draft.replaced?.at ?? draft.at)}`,
  });
  return (
    <CompareDialog
      title={draft.isElsewhere ? 'Compare with what the server kept' : 'Compare with what this browser kept'}
      sentence={sentence}
      comparison={comparison}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={button('secondary', 'small')}
          onClick={() => {
            dispatch({ type: 'draft-restored', key: draft.key, at: typedAt() });
            onClose();
          }}
        >
          Restore
        </button>
      }
    />
  );
}
