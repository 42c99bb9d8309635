import type { Node } from '@tiptap/pm/model';
import { useState } from 'react';
import { button } from '../../../../ui/forms/button.ts';
import { serializeBody } from '../schema/serialize-body.ts';
import { lostElements } from './lost-elements.ts';

/** Above the text: elements of the stored text that this version of the editor cannot show. */
export function LostElementsNotice({ stored, doc, onClose }: { stored: string; doc: Node; onClose: () => void }) {
  const [missing] = useState(() => lostElements(stored, serializeBody(doc)));
  const [isOpen, setIsOpen] = useState(true);
  if (missing.length === 0 || !isOpen) return null;
  return (
    <div role="status" className="border-b border-linen/60 bg-plaster/40 px-4 py-3 text-sm">
      <p className="max-w-prose">
        <strong className="font-semibold">Left out below: {missing.join(', ')}.</strong> The editor does not know{' '}
        {missing.length === 1 ? 'it' : 'them'}; the words inside are all there. What is stored stays as it is until you
        change the text.
      </p>
      <button
        type="button"
        className={`${button('quiet', 'small')} mt-1 -ml-4`}
        onClick={() => {
          setIsOpen(false);
          onClose();
        }}
      >
        Close
      </button>
    </div>
  );
}
