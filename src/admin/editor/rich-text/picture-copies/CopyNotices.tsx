import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { formatPictureCount } from '../../../uploads/copy-image.ts';
import { RemotePicturesWarning } from '../../fields/RemotePicturesWarning.tsx';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { $copies } from './copy-queue.ts';
import { PasteNotes } from './PasteNotes.tsx';

type Props = { editor: Editor; facts: FactsOfText; onCopy: () => Promise<void> };

/** Below the text: which pictures are being copied, could not be pasted, or load from other websites. */
export function CopyNotices({ editor, facts, onCopy }: Props) {
  const { running } = useStore($copies);
  const { remotePictures } = useStore(facts.$facts, { keys: ['remotePictures'] });
  const copy = async () => {
    await onCopy();
    // When the warning disappears, it passes the focus on.
    facts.readNow();
  };
  return (
    <>
      <p role="status" className={running ? 'border-t border-linen/60 px-4 py-2 text-sm text-clay-deep' : 'sr-only'}>
        {running > 0 && `Copying ${formatPictureCount(running)} to this site. Saving waits for that.`}
      </p>
      <PasteNotes onDismiss={() => editor.commands.focus()} />
      <RemotePicturesWarning label="Pictures from other websites" sources={remotePictures} onCopy={copy} />
    </>
  );
}
