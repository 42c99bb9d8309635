import { button } from '../../../ui/forms/button.ts';
import { useEditor, useEditorState } from '../../editor/effects/use-editor.ts';
import { isChanged } from '../../editor/state/editor-state.ts';
import { usePreparation } from './open-article.ts';

/** A colleague saved, published or discarded something: users schedule only texts that they have seen. */
export function ScheduleConflict({ onClose }: { onClose: () => void }) {
  const { save } = useEditor();
  const { showNewest } = usePreparation();
  const hasUnsavedText = useEditorState(isChanged);
  const reload = () => {
    onClose();
    // Saving compares the two versions.
    if (hasUnsavedText) save('stay');
    else void showNewest();
  };
  return (
    <div role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <p className="text-danger">
        The article was changed while you scheduled it. Nothing was scheduled, so that you do not schedule a text that
        you have not seen.
      </p>
      <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={reload}>
        {hasUnsavedText ? 'Compare with my version' : 'Show the newest version'}
      </button>
    </div>
  );
}
