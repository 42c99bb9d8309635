import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { $pendingLeave, $unsaved, confirmLeaving, leaveWithoutConfirming } from './unsaved-changes.ts';

/** Asks before the user leaves unsaved changes: with a dialog for links, with the browser's own question otherwise. */
export function LeaveGuard() {
  const pendingLeave = useStore($pendingLeave);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('click', guardLink, { capture: true, signal: listening.signal });
    addEventListener('beforeunload', (event) => $unsaved.get() && event.preventDefault(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <ConfirmDialog
      open={pendingLeave !== null}
      title="Leave without saving?"
      description="Your changes have not been saved yet. They stay in this browser and are offered when you open this article again."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      danger
      onCancel={() => $pendingLeave.set(null)}
      onConfirm={() => {
        $unsaved.set(false);
        $pendingLeave.set(null);
        pendingLeave?.();
      }}
    />
  );
}

function guardLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.isContentEditable || link.target === '_blank') return;
  if (!$unsaved.get() || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  confirmLeaving(() => leaveWithoutConfirming(link.href));
}
