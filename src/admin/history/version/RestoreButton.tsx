import { useState } from 'react';
import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import { paths } from '../../../shared/paths.ts';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { restoreInEditor } from '../../editor/drafts/restored-version.ts';
import { navigate } from '../../navigation/navigate.ts';
import { describeMissing } from './describe-missing.ts';
import { formToRestore } from './form-to-restore.ts';

type Props = { articleId: number; details: RevisionDetails };

/** Opens the editor with this version as unsaved changes. */
export function RestoreButton({ articleId, details }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { number, createdAt } = details.revision;
  const restore = () => {
    restoreInEditor({ articleId, version: { number, at: createdAt }, form: formToRestore(details) });
    navigate(paths.editor(articleId));
  };
  return (
    <>
      <button type="button" className={button('primary', 'small')} onClick={() => setAsking(true)}>
        Restore this version
      </button>
      <ConfirmDialog
        open={isAsking}
        title={`Restore version ${number}?`}
        description={
          <>
            Version {number} of {formatDateTime(createdAt)} opens in the editor as unsaved changes. Nothing changes for
            readers until you save.
            {describeMissing(details.missing).map((text) => (
              <span key={text} className="mt-3 block text-ink">
                {text}
              </span>
            ))}
          </>
        }
        confirmLabel="Open in the editor"
        onCancel={() => setAsking(false)}
        onConfirm={restore}
      />
    </>
  );
}
