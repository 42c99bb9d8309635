import { useMemo, useState } from 'react';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { CompareDialog, useComparison } from '../../compare/CompareDialog.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { typedAt } from '../effects/typed-at.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { EMPTY_FORM } from '../state/form.ts';
import { t } from '../words.ts';
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
        {t.rich(SENTENCES[kindOf(draft)][draft.form.title ? 'named' : 'unnamed'], {
          who: draft.replaced?.name || t('somebody'),
          when: formatDateTime(draft.replaced?.at ?? draft.at),
          title: <ArticleTitle language={draft.form.language} title={draft.form.title} />,
        })}
        {more > 0 &&
          ` ${t('There is {count} other version, too.|There are {count} other versions, too.', { count: more })}`}
      </p>
      <button
        type="button"
        className={button('primary', 'small')}
        onClick={() => dispatch({ type: 'draft-restored', key: draft.key, at: typedAt() })}
      >
        {t('Restore')}
      </button>
      <button type="button" className={button('secondary', 'small')} onClick={() => setComparing(true)}>
        {t('Compare')}
      </button>
      <button
        type="button"
        className={button('quiet', 'small')}
        onClick={() => dispatch({ type: 'draft-discarded', key: draft.key })}
      >
        {t('Discard')}
      </button>
      {isComparing && <DraftDialog draft={draft} onClose={() => setComparing(false)} />}
    </div>
  );
}

const SENTENCES = {
  // A logout empties this browser, so text from the server may be its own.
  elsewhere: {
    unnamed: 'You have unsaved changes from another device or an earlier login, {when}.',
    named: 'You have unsaved changes from another device or an earlier login, {when} ({title}).',
  },
  own: {
    unnamed: 'You have unsaved changes from {when}.',
    named: 'You have unsaved changes from {when} ({title}).',
  },
  replaced: {
    unnamed: 'This browser still has the version that {who} saved on {when}.',
    named: 'This browser still has the version that {who} saved on {when} ({title}).',
  },
} as const;

function kindOf({ replaced, isElsewhere }: RecoverableDraft): keyof typeof SENTENCES {
  if (isElsewhere) return 'elsewhere';
  return replaced ? 'replaced' : 'own';
}

/** Compares the form with a draft before it is restored. */
function DraftDialog({ draft, onClose }: { draft: RecoverableDraft; onClose: () => void }) {
  const { dispatch } = useEditor();
  const form = useEditorState((state) => state.form);
  const kept = useMemo(() => ({ ...EMPTY_FORM, ...draft.form }), [draft]);
  const { sentence, comparison } = useComparison(kept, form, {
    after: t('In the editor'),
    before: t('Kept from {when}', { when: formatDateTime(draft.replaced?.at ?? draft.at) }),
  });
  return (
    <CompareDialog
      title={t(draft.isElsewhere ? 'Compare with what the server kept' : 'Compare with what this browser kept')}
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
          {t('Restore')}
        </button>
      }
    />
  );
}
