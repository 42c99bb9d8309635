import { followNewer } from '../../editor/effects/follow-newer.ts';
import { useEditor, useEditorState } from '../../editor/effects/use-editor.ts';
import { type EditorState, isChanged, isSaving } from '../../editor/state/editor-state.ts';
import type { Plannable } from './choices.ts';

/** The article in the editor, as a schedule needs it. */
export type OpenArticle = Plannable & {
  /** Whether there are saved changes that readers do not see. */
  hasSavedChanges: boolean;
  /** Whether the screen has more text than the server. */
  hasUnsavedText: boolean;
  /** Whether the switch says something that is not saved. */
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

/** What the server compares with what it has. */
export const versionsOf = ({ saved: { id, version, draftChanges } }: EditorState) => ({
  id: id ?? 0,
  version: draftChanges?.live.version ?? version ?? 0,
  draft: draftChanges?.number ?? null,
});

/** What scheduling needs done to the article in the editor. */
export function usePreparation() {
  const editor = useEditor();
  const { $state, dispatch } = editor;
  return {
    /** What the switch says would happen at the next save, and not at the scheduled time. */
    switchBack: () => {
      const { saved, form } = $state.get();
      const { isPublished } = saved.form;
      if (form.isPublished !== isPublished) dispatch({ type: 'edited', changes: { isPublished } });
    },
    /**
     * Saves what is on the screen without showing it to readers. False when that failed, or the user has to choose
     * between two versions first: the editor says why.
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
    showNewest: () => followNewer(editor),
  };
}
