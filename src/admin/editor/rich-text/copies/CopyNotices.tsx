import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { formatPictureCount } from '../../../uploads/copy-image.ts';
import { RemotePicturesWarning } from '../../fields/RemotePicturesWarning.tsx';
import { remoteImageSources } from '../image-sources.ts';
import { $copies } from './copy-queue.ts';
import { PasteNotes } from './PasteNotes.tsx';

/** Below the text: which pictures are being copied, could not be pasted, or load from other websites. */
export function CopyNotices({ editor, onCopy }: { editor: Editor; onCopy: () => Promise<void> }) {
  const { running } = useStore($copies);
  const remote = useEditorState({ editor, selector: () => remoteImageSources(editor.state.doc).join('\n') });
  return (
    <>
      <p role="status" className={running ? 'border-t border-linen/60 px-4 py-2 text-sm text-clay-deep' : 'sr-only'}>
        {running > 0 && `Copying ${formatPictureCount(running)} to this site. Saving waits for that.`}
      </p>
      <PasteNotes onDismiss={() => editor.commands.focus()} />
      <RemotePicturesWarning
        label="Pictures from other websites"
        sources={remote ? remote.split('\n') : []}
        onCopy={onCopy}
      />
    </>
  );
}
