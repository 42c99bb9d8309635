import { useRef } from 'react';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { DangerList } from './DangerList.tsx';

type Props = { article: { id: number; title: string }; dangers: readonly Danger[]; onClose: () => void };

/**
 * Says why an article of a list was not published, and links to its check. A toast would disappear before it is read.
 */
export function RefusedDialog({ article: { id, title }, dangers, onClose }: Props) {
  const open = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open={dangers.length > 0}
      onOpenChange={onClose}
      title="Not published yet"
      description={`“${title}” has ${dangers.length === 1 ? 'one passage' : `${dangers.length} passages`} that could harm readers or break the law. Correct the text, or give a reason in the editor.`}
      initialFocus={open}
    >
      <div className="mt-4">
        <DangerList dangers={dangers} />
      </div>
      <div className={overlay.actions}>
        <button type="button" className={button('secondary', 'small')} onClick={onClose}>
          Close
        </button>
        <a ref={open} href={paths.check(id)} className={button('primary', 'small')}>
          Open the check
        </a>
      </div>
    </Dialog>
  );
}
