import { useMemo, useRef } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { formatDateTime } from '../../data/format-date-time.ts';
import { useStaffUser } from '../../session/staff-user.ts';
import { Comparison } from '../../versions/compare/Comparison.tsx';
import { compareVersions } from '../../versions/compare/versions.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import type { Phase, ServerVersion } from '../state/editor-state.ts';
import type { Version } from '../state/events.ts';

export function ConflictDialog() {
  const phase = useEditorState((state) => state.phase);
  return phase.name === 'conflict' && <OpenDialog conflict={phase} />;
}

/** Shows who saved another version and what differs. The version that is not chosen is stored in this browser. */
function OpenDialog({ conflict: { theirs, hasStorageFailed } }: { conflict: Extract<Phase, { name: 'conflict' }> }) {
  const { dispatch } = useEditor();
  const mine = useEditorState(({ form }) => form);
  const differences = useMemo(() => compareVersions(theirs.form, mine), [mine, theirs]);
  const firstButton = useRef<HTMLButtonElement>(null);
  const isSameUser = useStaffUser().id === theirs.savedBy?.staffId;
  const keepEditing = () => dispatch({ type: 'decision-put-off' });
  const choose = (choice: Version) => dispatch({ type: 'version-chosen', choice, at: new Date().toISOString() });
  return (
    <Dialog
      open
      onOpenChange={keepEditing}
      size="wide"
      title={isSameUser ? 'This article was changed in another window' : 'This article was changed by someone else'}
      description={`${savedByName(theirs, isSameUser)} saved another version on ${formatDateTime(theirs.savedAt)}. Nothing has been overwritten yet.`}
      initialFocus={firstButton}
    >
      <p className="mt-1.5 text-sm text-ink-soft">
        What only one version has is marked. Whichever you choose, the other one stays in this browser and is offered
        when you open this article again.
      </p>
      <Comparison
        differences={differences}
        labels={{ after: 'Your version', before: isSameUser ? 'The other version' : 'Their version' }}
      />
      {hasStorageFailed && (
        <p role="alert" className="mt-5 rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
          This browser cannot keep the other version. Copy what you still need from it first; choose again to go on
          without it.
        </p>
      )}
      <div className={overlay.stickyActions}>
        <button ref={firstButton} type="button" className={button('primary', 'small')} onClick={keepEditing}>
          Keep editing
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('theirs')}>
          {isSameUser ? 'Use the other version' : 'Use their version'}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('mine')}>
          Save my version
        </button>
      </div>
    </Dialog>
  );
}

const savedByName = ({ savedBy }: ServerVersion, isSameUser: boolean) =>
  isSameUser ? 'You' : (savedBy?.name ?? 'Somebody');
