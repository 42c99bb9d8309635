import { useState } from 'react';
import type { Run } from './compare-words.ts';
import { Runs } from './marked-text.tsx';

/** Opens on demand, and renders the paragraphs only then: there may be hundreds. */
export function Unchanged({ paragraphs }: { paragraphs: Run[][] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-9 py-2 text-xs text-ink-soft">
        {paragraphs.length === 1 ? '1 paragraph is the same' : `${paragraphs.length} paragraphs are the same`}
      </summary>
      {isOpen && (
        <div lang="nl" className="space-y-2 border-l border-linen/60 pb-2 pl-4 text-sm text-ink-soft">
          {paragraphs.map((runs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a given text never move
            <p key={at} className="wrap-anywhere whitespace-pre-line">
              <Runs runs={runs} />
            </p>
          ))}
        </div>
      )}
    </details>
  );
}
