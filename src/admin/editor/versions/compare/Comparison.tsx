import { createElement, Fragment, type ReactNode } from 'react';
import { StoredImage } from '../../../uploads/StoredImage.tsx';
import type { Row } from './bodies.ts';
import type { Difference } from './versions.ts';
import { type Part, type Run, textOf } from './words.ts';

type Labels = { mine: string; theirs: string };

/** Two versions side by side, field by field. Text of only one version is marked, also for screen readers. */
export function Comparison({ differences, labels }: { differences: Difference[]; labels: Labels }) {
  return (
    <dl className="mt-5 space-y-5">
      {differences.map(({ name, rows }) => (
        <div key={name}>
          <dt className="text-sm font-medium">{name}</dt>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given versions never move
            <dd key={at} className="mt-1">
              {'unchanged' in row ? <Unchanged paragraphs={row.unchanged} /> : <Pair row={row} labels={labels} />}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const Unchanged = ({ paragraphs }: { paragraphs: number }) => (
  <p className="py-1 text-xs text-ink-soft">
    {paragraphs === 1 ? '1 paragraph is the same' : `${paragraphs} paragraphs are the same`}
  </p>
);

function Pair({ row, labels }: { row: Exclude<Row, { unchanged: number }>; labels: Labels }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3">
        <Version label={labels.mine} picture={row.pictures?.mine}>
          <Words parts={row.mine} only={labels.mine} mark="ins" />
        </Version>
        <Version label={labels.theirs} picture={row.pictures?.theirs}>
          <Words parts={row.theirs} only={labels.theirs} mark="del" />
        </Version>
      </div>
      {row.onlyFormatting && <p className="mt-1 text-xs text-ink-soft">Only the formatting differs.</p>}
    </>
  );
}

type VersionProps = { label: string; picture: string | undefined; children: ReactNode };

function Version({ label, picture, children }: VersionProps) {
  return (
    <div className="rounded-xs border border-linen/60 bg-desk p-3">
      <p className="text-xs text-ink-soft">{label}</p>
      {picture && <StoredImage source={picture} alt="" className="mt-1 max-h-32 rounded-xs" />}
      <p lang="nl" className="mt-1 text-sm whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}

const MARK_CLASSES = {
  ins: 'bg-success-soft decoration-success decoration-2 underline-offset-3',
  // Not struck through: the user must be able to read it.
  del: 'bg-danger-soft underline decoration-danger decoration-2 decoration-dotted underline-offset-3',
};

function Words({ parts, only, mark: Mark }: { parts: Part[] | null; only: string; mark: keyof typeof MARK_CLASSES }) {
  if (!parts) return <Absent>not there</Absent>;
  if (parts.every(({ runs }) => textOf(runs) === '')) return <Absent>empty</Absent>;
  return parts.map(({ runs, isOnlyHere }, at) =>
    isOnlyHere ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a given text never move
      <Mark key={at} className={MARK_CLASSES[Mark]}>
        <ScreenReaderOnly>only in {only.toLowerCase()}: </ScreenReaderOnly>
        <Runs runs={runs} />
        <ScreenReaderOnly> (end) </ScreenReaderOnly>
      </Mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Runs key={at} runs={runs} />
    ),
  );
}

const Runs = ({ runs }: { runs: Run[] }) =>
  runs.map(({ text, marks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a given text never move
    <Fragment key={at}>
      {marks
        .split(' ')
        .filter(Boolean)
        .reduce<ReactNode>((inner, Tag) => createElement(Tag, null, inner), text)}
    </Fragment>
  ));

const Absent = ({ children }: { children: string }) => (
  <span lang="en" className="text-ink-soft">
    ({children})
  </span>
);

const ScreenReaderOnly = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="sr-only">
    {children}
  </span>
);
