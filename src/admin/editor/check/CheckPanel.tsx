import { type Ref, useId, useState } from 'react';
import type { Place } from '../../../shared/text-check/document/document.ts';
import { SEVERITIES } from '../../../shared/text-check/finding.ts';
import { badge } from '../../../ui/badge.ts';
import { Why } from '../../dangers/Why.tsx';
import { Section } from '../fields/Section.tsx';
import type { Check } from './checker.ts';
import type { Found } from './run-check.ts';
import { findingWords, t } from './words.ts';

type PanelProps = {
  check: Check;
  /** How many links have no answer yet. */
  waiting?: number;
  ref?: Ref<HTMLElement>;
  onShow: (place: Place) => void;
};

/** What the check found in a text, and the way there. */
export function CheckPanel({ check, waiting = 0, ref, onShow }: PanelProps) {
  const counts =
    check.state === 'done' &&
    SEVERITIES.flatMap((severity) => {
      const count = check.findings.filter((finding) => finding.severity === severity).length;
      return count === 0 ? [] : t(COUNTS[severity], { count });
    }).join(', ');
  return (
    <Section title={t('Check')} ref={ref}>
      <p role="status" className="text-sm font-medium">
        {counts || t(STATES[check.state])}
      </p>
      {check.state === 'done' && <FindingList findings={check.findings} onShow={onShow} />}
      {waiting > 0 && (
        <p className="text-xs text-ink-soft">
          {t(
            '{count} link is not checked yet. Links of published articles are checked every night.|{count} links are not checked yet. Links of published articles are checked every night.',
            { count: waiting },
          )}
        </p>
      )}
      <p className="text-xs text-ink-soft">{t('A program knows words, not medicine: it replaces no reader.')}</p>
    </Section>
  );
}

const COUNTS = {
  danger: '{count} danger|{count} dangers',
  warning: '{count} warning|{count} warnings',
  hint: '{count} hint|{count} hints',
} as const;

const STATES = {
  loading: 'Checking...',
  failed: 'The check could not be loaded. It tries again when you go on writing.',
  done: 'Nothing found.',
} as const;

/** More findings do not help, and take long to render. */
const MOST_SHOWN = 40;
const BADGES = {
  danger: { tone: 'danger', label: 'Blocks publishing' },
  warning: { tone: 'draft', label: 'Worth a look' },
  hint: { tone: 'quiet', label: 'Hint' },
} as const;

type FindingsProps = { findings: readonly Found[]; onShow: PanelProps['onShow'] };

/** Dangers first; hints, which measure words and not meaning, only on request. */
function FindingList({ findings, onShow }: FindingsProps) {
  const [isOpen, setOpen] = useState(false);
  const hints = findings.filter(({ severity }) => severity === 'hint');
  const others = findings.filter(({ severity }) => severity !== 'hint');
  return (
    <>
      <Findings findings={others} onShow={onShow} />
      {hints.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            {t('Hints for easier reading ({count})', { count: hints.length })}
          </summary>
          <p className="mb-3 text-xs text-ink-soft">
            {t('Hints count words and letters. Follow them where they help.')}
          </p>
          {/* A long text has many, and drawing them takes as long as some keys. */}
          {isOpen && <Findings findings={hints} onShow={onShow} />}
        </details>
      )}
    </>
  );
}

/** One card a sentence. */
function Findings({ findings, onShow }: FindingsProps) {
  const bySentence = new Map<string, Found[]>();
  for (const one of findings) bySentence.set(one.sentence, [...(bySentence.get(one.sentence) ?? []), one]);
  const sentences = [...bySentence.values()];
  if (sentences.length === 0) return null;
  const more = sentences.length - MOST_SHOWN;
  return (
    <>
      <ul className="space-y-4">
        {sentences.slice(0, MOST_SHOWN).map((found) => (
          <Entry key={`${found[0]?.sentence} ${found[0]?.what}`} found={found} onShow={onShow} />
        ))}
      </ul>
      {more > 0 && (
        <p className="text-xs text-ink-soft">{t('And {count} more, once these are done.', { count: more })}</p>
      )}
    </>
  );
}

/** Sorted, so that the first is the gravest. */
function Entry({ found, onShow }: { found: readonly Found[]; onShow: PanelProps['onShow'] }) {
  const id = useId();
  const [first] = found;
  if (!first) return null;
  const { tone, label } = BADGES[first.severity];
  const said = found.map(findingWords);
  return (
    <li className="border-t border-linen/60 pt-3 text-sm">
      <span className={badge(tone)}>{t(label)}</span>
      {said.map(({ what, remedy }, index) => (
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
          onClick={() => onShow(first.place)}
        >
          {t('Show in the text')}
        </button>
        <Why reasons={said.map(({ why }) => why)} />
      </div>
    </li>
  );
}
