import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { formatDateTime } from '../../data/format-date-time.ts';
import { useStaffUser } from '../../session/staff-user.ts';
import { $form } from '../state/editor-state.ts';
import { keepMyVersion, takeTheirVersion } from '../state/local-drafts.ts';
import type { OtherVersion } from '../state/server-version.ts';
import { Comparison } from './compare/Comparison.tsx';
import { compareVersions } from './compare/versions.ts';

type Props = { other: OtherVersion; onDecided: (next: { andSave: boolean }) => void };

/**
 * Somebody else saved this article meanwhile: who and when, what differs, and the choice. The first one changes
 * nothing; with the others the version that makes room stays in this browser.
 */
export function ConflictDialog({ other, onDecided }: Props) {
  const mine = useStore($form);
  const differences = useMemo(() => compareVersions(mine, other.form), [mine, other]);
  const [hasStorageFailed, setStorageFailed] = useState(false);
  const keepEditing = useRef<HTMLButtonElement>(null);
  const isOwn = useStaffUser().id === other.savedBy?.staffId;
  const stay = () => onDecided({ andSave: false });
  const choose = (put: (other: OtherVersion, force: boolean) => boolean, andSave: boolean) => {
    if (put(other, hasStorageFailed)) onDecided({ andSave });
    else setStorageFailed(true);
  };
  return (
    <Dialog
      open
      onOpenChange={stay}
      size="wide"
      title={isOwn ? 'This article was changed in another window' : 'This article was changed by someone else'}
      description={`${savedByName(other, isOwn)} saved another version on ${formatDateTime(other.savedAt)}. Nothing has been overwritten yet.`}
      initialFocus={keepEditing}
    >
      <p className="mt-1.5 text-sm text-ink-soft">
        What only one version has is marked. Whichever you choose, the other one stays in this browser and is offered
        when you open this article again.
      </p>
      <Comparison
        differences={differences}
        labels={{ mine: 'Your version', theirs: isOwn ? 'The other version' : 'Their version' }}
      />
      {hasStorageFailed && (
        <p role="alert" className="mt-5 rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
          This browser cannot keep the other version. Copy what you still need from it first; choose again to go on
          without it.
        </p>
      )}
      <div className={overlay.stickyActions}>
        <button ref={keepEditing} type="button" className={button('primary', 'small')} onClick={stay}>
          Keep editing
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose(takeTheirVersion, false)}>
          {isOwn ? 'Use the other version' : 'Use their version'}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose(keepMyVersion, true)}>
          Save my version
        </button>
      </div>
    </Dialog>
  );
}

const savedByName = ({ savedBy }: OtherVersion, isOwn: boolean) => (isOwn ? 'You' : (savedBy?.name ?? 'Somebody'));
