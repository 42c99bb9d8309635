import { useEditorState } from '../editor/effects/use-editor.ts';
import { type EditorState, isChanged } from '../editor/state/editor-state.ts';
import type { Schedulable } from './chosen-time.ts';

/** The article in the editor, as a schedule needs it. */
export type OpenArticle = Schedulable & {
  /** Whether it was never saved. */
  isNew: boolean;
  /** Whether there are saved changes that readers do not see. */
  hasSavedChanges: boolean;
  /** Whether the form has unsaved text. */
  hasUnsavedText: boolean;
  /** Whether the Published switch was changed and not saved. */
  isSwitched: boolean;
};

export function useOpenArticle(): OpenArticle {
  const isNew = useEditorState(({ saved }) => saved.id === null);
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  const hasSavedChanges = useEditorState(({ saved }) => saved.draftChanges !== null);
  const hasUnsavedText = useEditorState((state) => isChanged(switchedBack(state)));
  const isSwitched = useEditorState(({ saved, form }) => form.isPublished !== saved.form.isPublished);
  return {
    isNew,
    isPublished,
    hasSavedChanges,
    hasUnsavedText,
    isSwitched,
    hasChanges: hasSavedChanges || hasUnsavedText,
  };
}

const switchedBack = (state: EditorState): EditorState => ({
  ...state,
  form: { ...state.form, isPublished: state.saved.form.isPublished },
});
