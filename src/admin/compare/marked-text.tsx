import { createElement, Fragment, type ReactNode } from 'react';
import type { Side } from './Comparison.tsx';
import { ADDRESS, type Run } from './compare-words.ts';

const MARKS = {
  after: { tag: 'ins', className: 'bg-success-soft decoration-success decoration-2 underline-offset-3' },
  // Not struck through, so that it stays readable.
  before: {
    tag: 'del',
    className: 'bg-danger-soft underline decoration-danger decoration-2 decoration-dotted underline-offset-3',
  },
} as const;

/** The name of a version within a sentence. */
export const lowercaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Text that only one version has. `only` is what that version is called. */
export function Mark({ runs, side, only }: { runs: Run[]; side: Side; only: string }) {
  const { tag: Tag, className } = MARKS[side];
  return (
    <Tag className={className}>
      <ScreenReaderOnly>only in {lowercaseFirst(only)}: </ScreenReaderOnly>
      <Runs runs={runs} />
      <ScreenReaderOnly> (end) </ScreenReaderOnly>
    </Tag>
  );
}

export const Runs = ({ runs }: { runs: Run[] }) =>
  runs.map(({ text, marks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a given text never move
    <Fragment key={at}>
      {marks === ADDRESS ? (
        <span className="text-xs text-ink-soft">{text}</span>
      ) : (
        marks
          .split(' ')
          .filter(Boolean)
          .reduce<ReactNode>((inner, Tag) => createElement(Tag, null, inner), text)
      )}
    </Fragment>
  ));

const ScreenReaderOnly = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="sr-only">
    {children}
  </span>
);
