import { refetchNewer } from '../editor/effects/requests.ts';
import { useEditor, useEditorState } from '../editor/effects/use-editor.ts';
import { type EditorState, isChanged, isSaving } from '../editor/state/editor-state.ts';
import type { Schedulable } from './chosen-time.ts';

/** The article in the editor, as a schedule needs it. */
export type OpenArticle = Schedulable & {
  /** Whether there are saved changes that readers do not see. */
  hasSavedChanges: boolean;
  /** Whether the form has unsaved text. */
  hasUnsavedText: boolean;
  /** Whether the Published switch was changed and not saved. */
  isSwitched: boolean;
};

export function useOpenArticle(): OpenArticle {
  const isPublished = useEditorState(({ saved }) => saved.form.isPublished);
  const hasSavedChanges = useEditorState(({ saved }) => saved.draftChanges !== null);
  const hasUnsavedText = useEditorState((state) => isChanged(switchedBack(state)));
  const isSwitched = useEditorState(({ saved, form }) => form.isPublished !== saved.form.isPublished);
  return { isPublished, hasSavedChanges, hasUnsavedText, isSwitched, hasChanges: hasSavedChanges || hasUnsavedText };
}

const switchedBack = (state: EditorState): EditorState => ({
  ...state,
  form: { ...state.form, isPublished: state.saved.form.isPublished },
});

/** The versions that the server compares with its own. */
export const versionsOf = ({ saved: { id, version, draftChanges } }: EditorState) => ({
  id: id ?? 0,
  version: draftChanges?.live.version ?? version ?? 0,
  draft: draftChanges?.number ?? null,
});

/** What scheduling does to the article in the editor. */
export function usePreparation() {
  const editor = useEditor();
  const { $state, dispatch } = editor;
  return {
    /** Resets the Published switch: the change happens at the scheduled time, not at the next save. */
    switchBack: () => {
      const { saved, form } = $state.get();
      const { isPublished } = saved.form;
      if (form.isPublished !== isPublished) dispatch({ type: 'edited', changes: { isPublished } });
    },
    /**
     * Saves the form without showing it to readers. False when that failed, or when the user must first choose between
     * two versions; the editor says why.
     */
    saveUnseen: (): Promise<boolean> => {
      if (!isChanged($state.get())) return Promise.resolve(true);
      if ($state.get().saved.form.isPublished) editor.saveAsDraft();
      else editor.save('stay');
      return new Promise((resolve) => {
        const look = (state: EditorState) => {
          if (isSaving(state)) return;
          stop();
          resolve(state.phase.name === 'editing' && !isChanged(state));
        };
        const stop = $state.listen(look);
        // Without the required fields nothing is sent.
        look($state.get());
      });
    },
    showNewest: () => refetchNewer(editor),
  };
}
