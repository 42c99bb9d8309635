import { useId, useState } from 'react';
import type { Finding, Severity } from '../../../shared/text-check/finding.ts';
import { badge } from '../../../ui/badge.ts';
import { button } from '../../../ui/forms/button.ts';
import { useEditor } from '../effects/use-editor.ts';
import { goToPlace } from './go-to-place.ts';

/** More findings do not help, and take long to render. */
const MOST_SHOWN = 40;
const BADGES: Record<Severity, { tone: 'danger' | 'draft' | 'neutral'; label: string }> = {
  danger: { tone: 'danger', label: 'Blocks publishing' },
  warning: { tone: 'draft', label: 'Worth a look' },
  hint: { tone: 'neutral', label: 'Hint' },
};

/** Dangers first; hints, which measure words and not meaning, only on request. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const [isOpen, setOpen] = useState(false);
  const hints = findings.filter(({ severity }) => severity === 'hint');
  const others = findings.filter(({ severity }) => severity !== 'hint');
  return (
    <>
      <Findings findings={others} />
      {hints.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            Hints for easier reading ({hints.length})
          </summary>
          <p className="mb-3 text-xs text-ink-soft">Hints count words and letters. Follow them where they help.</p>
          {/* A long text has many, and drawing them takes as long as some keys. */}
          {isOpen && <Findings findings={hints} />}
        </details>
      )}
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const more = findings.length - MOST_SHOWN;
  return (
    <>
      <ul className="space-y-4">
        {findings.slice(0, MOST_SHOWN).map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and entries hold no state
          <Entry key={`${index} ${finding.what}`} finding={finding} />
        ))}
      </ul>
      {more > 0 && <p className="text-xs text-ink-soft">And {more} more, once these are done.</p>}
    </>
  );
}

function Entry({ finding: { severity, what, why, remedy, place } }: { finding: Finding }) {
  const editor = useEditor();
  const id = useId();
  const { tone, label } = BADGES[severity];
  return (
    <li className="border-t border-linen/60 pt-3 text-sm">
      <span className={badge(tone)}>{label}</span>
      <p id={id} className="mt-1 font-medium break-words">
        {what}
      </p>
      <p className="mt-1 text-xs text-ink-soft">{why}</p>
      <p className="mt-1 text-xs">{remedy}</p>
      <button
        type="button"
        aria-describedby={id}
        className={`${button('quiet', 'small')} -ml-4`}
        onClick={() => goToPlace(editor, place)}
      >
        Show in the text
      </button>
    </li>
  );
}
