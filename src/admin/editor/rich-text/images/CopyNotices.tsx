import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { LEFT_OUT, type LeftOut, leftOutCounts } from '../../../../shared/rich-text/conversion/left-out.ts';
import { button } from '../../../../ui/forms/button.ts';
import { listed } from '../../../language/words.tsx';
import { RemotePicturesWarning } from '../../fields/RemotePicturesWarning.tsx';
import { $pasteNotes, clearNotes } from '../paste/paste-notes.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { t } from '../words.ts';
import { $copies } from './copy-queue.ts';

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
        {running > 0 &&
          t(
            'Copying {count} picture to this site. Saving waits for that.|Copying {count} pictures to this site. Saving waits for that.',
            { count: running },
          )}
      </p>
      <PasteNotes onDismiss={() => editor.commands.focus()} />
      <RemotePicturesWarning label={t('Pictures from other websites')} sources={remotePictures} onCopy={copy} />
    </>
  );
}

/** Lists what pastes left out, until the user dismisses the list. */
function PasteNotes({ onDismiss }: { onDismiss: () => void }) {
  const { failures } = useStore($copies);
  const { leftOut, notes } = useStore($pasteNotes);
  // The notes belong to the open text.
  useEffect(() => clearAll, []);
  const sentences = [leftOutSentence(leftOut), ...notes].filter(Boolean);
  const hasNotes = failures.length + sentences.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {sentences.join(' ')}
      </p>
      {hasNotes && (
        <section aria-label={t('What could not be pasted')} className="border-t border-linen/60 px-4 py-3 text-sm">
          {sentences.map((sentence) => (
            <p key={sentence} className="mb-1 break-words">
              {sentence}
            </p>
          ))}
          {failures.length > 0 && <LostPictures failures={failures} />}
          <button
            type="button"
            className={`${button('quiet', 'small')} mt-1 -ml-4`}
            onClick={() => {
              clearAll();
              onDismiss();
            }}
          >
            {t('Got it')}
          </button>
        </section>
      )}
    </>
  );
}

function leftOutSentence(leftOut: LeftOut): string {
  const parts = leftOutCounts(leftOut).map(({ kind, count }) => t(LEFT_OUT[kind], { count }));
  return parts.length === 0 ? '' : t('Left out: {list}.', { list: listed(parts) });
}

function clearAll(): void {
  $copies.setKey('failures', []);
  clearNotes();
}

function LostPictures({ failures }: { failures: { host: string | undefined; message: string }[] }) {
  const counts = new Map<string, number>();
  for (const { host, message } of failures) {
    const line = host ? `${host}: ${message}` : message;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return (
    <>
      <p className="font-medium text-danger">
        {t('{count} picture could not be pasted|{count} pictures could not be pasted', { count: failures.length })}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {[...counts].map(([line, count]) => (
          <li key={line} className="break-words">
            {count > 1 && `${count} × `}
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('Save such a picture as a file on your device, and put it in with Add image.')}</p>
    </>
  );
}
