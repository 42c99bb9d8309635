import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { button } from '../../../../ui/forms/button.ts';
import { formatPictureCount } from '../../../uploads/copy-image.ts';
import { RemotePicturesWarning } from '../../fields/RemotePicturesWarning.tsx';
import { remoteImageSources } from '../image-sources.ts';
import { $copies } from './copy-queue.ts';

/** Below the text: which pictures are being copied, could not be pasted, or load from other websites. */
export function CopyNotices({ editor, onCopy }: { editor: Editor; onCopy: () => Promise<void> }) {
  const { running } = useStore($copies);
  const remote = useEditorState({ editor, selector: () => remoteImageSources(editor.state.doc).join('\n') });
  return (
    <>
      <p role="status" className={running ? 'border-t border-linen/60 px-4 py-2 text-sm text-clay-deep' : 'sr-only'}>
        {running > 0 && `Copying ${formatPictureCount(running)} to this site. Saving waits for that.`}
      </p>
      <PasteFailures onDismiss={() => editor.commands.focus()} />
      <RemotePicturesWarning
        label="Pictures from other websites"
        sources={remote ? remote.split('\n') : []}
        onCopy={onCopy}
      />
    </>
  );
}

function PasteFailures({ onDismiss }: { onDismiss: () => void }) {
  const { failures } = useStore($copies);
  if (failures.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { host, message } of failures) {
    const line = host ? `${host}: ${message}` : message;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return (
    <section aria-label="Pictures that could not be pasted" className="border-t border-linen/60 px-4 py-3 text-sm">
      <p className="font-medium text-danger">{formatPictureCount(failures.length)} could not be pasted</p>
      <ul className="mt-1 list-disc pl-5">
        {[...counts].map(([line, count]) => (
          <li key={line} className="break-words">
            {count > 1 && `${count} × `}
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-1">Save such a picture as a file on your device, and put it in with Add image.</p>
      <button
        type="button"
        className={`${button('quiet', 'small')} mt-1 -ml-4`}
        onClick={() => {
          $copies.setKey('failures', []);
          onDismiss();
        }}
      >
        Got it
      </button>
    </section>
  );
}
