import { button } from '../../../ui/forms/button.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { useServerDrafts } from './use-server-drafts.ts';

/** Offers drafts from other devices beside those of this browser, and says when the server cannot be asked. */
export function ServerDrafts() {
  const { $state, dispatch } = useEditor();
  const userId = useEditorState((state) => state.userId);
  // A first save changes the article's id; drafts found before stay.
  const draftsOf = useEditorState((state) => state.draftsOf);
  const { isUnknown, lookAgain } = useServerDrafts({
    userId,
    draftsOf,
    onFound: (drafts) => {
      if ($state.get().draftsOf === draftsOf && drafts.length > 0) dispatch({ type: 'server-drafts-loaded', drafts });
    },
  });
  return (
    <div role="status">
      {isUnknown && (
        <p className="mb-6 flex flex-wrap items-center gap-3 rounded-sm border border-linen bg-plaster px-5 py-3 text-sm">
          <span className="mr-auto">
            We could not look for unsaved text from another device or an earlier login. This page looks again when the
            connection is back.
          </span>
          <button type="button" className={button('quiet', 'small')} onClick={lookAgain}>
            Look again
          </button>
        </p>
      )}
    </div>
  );
}
