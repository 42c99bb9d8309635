import { CompareDialog } from '../../compare/CompareDialog.tsx';
import { useComparison } from '../../compare/use-comparison.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { useEditorState } from '../effects/use-editor.ts';
import type { SavedDraftChanges } from '../state/editor-state.ts';

/** Compares the form with what readers see. */
export function CompareWithLive({ live, onClose }: { live: SavedDraftChanges['live']; onClose: () => void }) {
  const form = useEditorState((state) => state.form);
  const { sentence, comparison } = useComparison(live.form, form, {
    after: 'In the editor',
    before: `Readers see, since ${formatDateTime(live.savedAt)}`,
  });
  return (
    <CompareDialog
      title="Compare with what readers see"
      sentence={sentence}
      comparison={comparison}
      onClose={onClose}
    />
  );
}
