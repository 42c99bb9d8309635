import { useMemo, useState } from 'react';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { CompareDialog, useComparison } from '../../compare/CompareDialog.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { typedAt } from '../effects/clock.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { EMPTY_FORM } from '../state/form.ts';
import type { RecoverableDraft } from './browser-drafts.ts';

/** Offers the drafts of earlier visits, and colleagues' versions that this user replaced. */
export function RecoverableDrafts() {
  const { dispatch } = useEditor();
  const drafts = useEditorState((state) => state.recoverable);
  const [isComparing, setComparing] = useState(false);
  const draft = drafts[0];
  if (!draft) return null;
  const more = drafts.length - 1;
  return (
    <div
      ref={passFocusToPage}
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-sm bg-success-soft px-5 py-3"
    >
      <p className="mr-auto text-sm wrap-anywhere">
        {describeDraft(draft)}
        {draft.form.title && (
          <>
            {' '}
            (<ArticleTitle language={draft.form.language} title={draft.form.title} />)
          </>
        )}
        .{more > 0 && ` There ${more === 1 ? 'is 1 other version' : `are ${more} other versions`}, too.`}
      </p>
      <button
        type="button"
        className={button('primary', 'small')}
        onClick={() => dispatch({ type: 'draft-restored', key: draft.key, at: typedAt() })}
      >
        Restore
      </button>
      <button type="button" className={button('secondary', 'small')} onClick={() => setComparing(true)}>
        Compare
      </button>
      <button
        type="button"
        className={button('quiet', 'small')}
        onClick={() => dispatch({ type: 'draft-discarded', key: draft.key })}
      >
        Discard
      </button>
      {isComparing && <DraftDialog draft={draft} onClose={() => setComparing(false)} />}
    </div>
  );
}

function describeDraft({ at, replaced, isElsewhere }: RecoverableDraft): string {
  // A logout empties this browser, so text from the server may be its own.
  if (isElsewhere) return `You have unsaved changes from another device or an earlier login, ${formatDateTime(at)}`;
  if (!replaced) return `You have unsaved changes from ${formatDateTime(at)}`;
  return `This browser still has the version that ${replaced.name || 'somebody'} saved on ${formatDateTime(replaced.at)}`;
}

/** Compares the form with a draft before it is restored. */
function DraftDialog({ draft, onClose }: { draft: RecoverableDraft; onClose: () => void }) {
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
