import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { formatDateTime } from '../../data/format-date-time.ts';
import { useStaffUser } from '../../session/staff-user.ts';
import { $form } from '../state/editor-state.ts';
import { keepMyVersion, takeTheirVersion } from '../state/local-drafts.ts';
import type { ServerVersion } from '../state/server-version.ts';
import { Comparison } from './compare/Comparison.tsx';
import { compareVersions } from './compare/versions.ts';

type Props = { theirs: ServerVersion; onResolved: (next: { andSave: boolean }) => void };

/** Shows who saved another version and what differs. The version that is not chosen is stored in this browser. */
export function ConflictDialog({ theirs, onResolved }: Props) {
  const mine = useStore($form);
  const differences = useMemo(() => compareVersions(mine, theirs.form), [mine, theirs]);
  const [hasStorageFailed, setStorageFailed] = useState(false);
  const firstButton = useRef<HTMLButtonElement>(null);
  const isSameUser = useStaffUser().id === theirs.savedBy?.staffId;
  const keepEditing = () => onResolved({ andSave: false });
  const choose = (apply: typeof takeTheirVersion, andSave: boolean) => {
    // A second click goes on without storing the other version.
    if (apply(theirs, { force: hasStorageFailed })) onResolved({ andSave });
    else setStorageFailed(true);
  };
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
        labels={{ mine: 'Your version', theirs: isSameUser ? 'The other version' : 'Their version' }}
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
        <button type="button" className={button('secondary', 'small')} onClick={() => choose(takeTheirVersion, false)}>
          {isSameUser ? 'Use the other version' : 'Use their version'}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose(keepMyVersion, true)}>
          Save my version
        </button>
      </div>
    </Dialog>
  );
}

const savedByName = ({ savedBy }: ServerVersion, isSameUser: boolean) =>
  isSameUser ? 'You' : (savedBy?.name ?? 'Somebody');
