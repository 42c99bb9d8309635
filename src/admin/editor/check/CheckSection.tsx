import { useEffect, useRef } from 'react';
import { SEVERITIES, type Severity } from '../../../shared/text-check/finding.ts';
import { Section } from '../fields/Section.tsx';
import { FindingList } from './FindingList.tsx';
import { useCheck } from './use-check.ts';

const WORDS: Record<Severity, [one: string, more: string]> = {
  danger: ['danger', 'dangers'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

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

const STATES = {
  loading: 'Checking...',
  failed: 'The check could not be loaded. It tries again when you go on writing.',
  done: 'Nothing found.',
};
