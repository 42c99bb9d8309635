import { useEffect, useId, useRef, useState } from 'react';
import { SEVERITIES, type Severity } from '../../../shared/text-check/finding.ts';
import { badge } from '../../../ui/badge.ts';
import { Why } from '../../dangers/Why.tsx';
import { useEditor } from '../effects/use-editor.ts';
import { Section } from '../fields/Section.tsx';
import { goToPlace } from './go-to-place.ts';
import type { Found } from './run-check.ts';
import { useCheck } from './use-check.ts';

/** Findings of the text check, updated during typing. */
export function CheckSection() {
  const { check, waiting } = useCheck();
  const section = useFocusOnArrival(check.state !== 'loading');
  const counts =
    check.state === 'done' &&
    SEVERITIES.flatMap((severity) => {
      const count = check.findings.filter((finding) => finding.severity === severity).length;
      return count === 0 ? [] : `${count} ${WORDS[severity][count === 1 ? 0 : 1]}`;
    }).join(', ');
  return (
    <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      <Section title="Check" ref={section}>
        <p role="status" className="text-sm font-medium">
          {counts || STATES[check.state]}
        </p>
        {check.state === 'done' && <FindingList findings={check.findings} />}
        {waiting > 0 && (
          <p className="text-xs text-ink-soft">
            {waiting === 1 ? '1 link is' : `${waiting} links are`} not checked yet. Links of published articles are
            checked every night.
          </p>
        )}
        <p className="text-xs text-ink-soft">A program knows words, not medicine: it replaces no reader.</p>
      </Section>
    </div>
  );
}

/** Takes the focus once the check has loaded, if the address asks for it. */
function useFocusOnArrival(isThere: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isThere || location.hash !== '#check') return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  return section;
}

const WORDS: Record<Severity, [one: string, more: string]> = {
  danger: ['danger', 'dangers'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

const STATES = {
  loading: 'Checking...',
  failed: 'The check could not be loaded. It tries again when you go on writing.',
  done: 'Nothing found.',
};

/** More findings do not help, and take long to render. */
const MOST_SHOWN = 40;
const BADGES: Record<Severity, { tone: 'danger' | 'draft' | 'quiet'; label: string }> = {
  danger: { tone: 'danger', label: 'Blocks publishing' },
  warning: { tone: 'draft', label: 'Worth a look' },
  hint: { tone: 'quiet', label: 'Hint' },
};

/** Dangers first; hints, which measure words and not meaning, only on request. */
function FindingList({ findings }: { findings: readonly Found[] }) {
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

/** One card a sentence. */
function Findings({ findings }: { findings: readonly Found[] }) {
  const sentences = [...Map.groupBy(findings, ({ sentence }) => sentence).values()];
  if (sentences.length === 0) return null;
  const more = sentences.length - MOST_SHOWN;
  return (
    <>
      <ul className="space-y-4">
        {sentences.slice(0, MOST_SHOWN).map((found) => (
          <Entry key={`${found[0]?.sentence} ${found[0]?.what}`} found={found} />
        ))}
      </ul>
      {more > 0 && <p className="text-xs text-ink-soft">And {more} more, once these are done.</p>}
    </>
  );
}

/** Sorted, so that the first is the gravest. */
function Entry({ found }: { found: readonly Found[] }) {
  const editor = useEditor();
  const id = useId();
  const [first] = found;
  if (!first) return null;
  const { tone, label } = BADGES[first.severity];
  return (
    <li className="border-t border-linen/60 pt-3 text-sm">
      <span className={badge(tone)}>{label}</span>
      {found.map(({ what, remedy }, index) => (
        <div key={what} id={index === 0 ? id : undefined}>
          <p className="mt-1 font-medium break-words">{what}</p>
          <p className="mt-1 text-xs">{remedy}</p>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          aria-describedby={id}
          className="min-h-11 text-sm underline underline-offset-4"
          onClick={() => goToPlace(editor, first.place)}
        >
          Show in the text
        </button>
        <Why reasons={found.map(({ why }) => why)} />
      </div>
    </li>
  );
}
