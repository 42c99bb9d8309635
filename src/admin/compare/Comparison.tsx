import { Fragment } from 'react';
import type { ChangedRow } from './compare-bodies.ts';
import type { Difference } from './compare-versions.ts';
import { Mark, Runs } from './marked-text.tsx';
import { SideBySide } from './SideBySide.tsx';
import { Unchanged } from './Unchanged.tsx';
import { VersionPicture } from './VersionPicture.tsx';

/** The names of the two versions, such as "Version 11". */
export type Labels = { before: string; after: string };
export type Side = keyof Labels;

type Props = {
  differences: Difference[];
  labels: Labels;
  layout?: 'side' | 'inline';
  /** The side that is shown first. */
  first?: Side;
};

/** Two versions field by field. Text of only one version is marked, also for screen readers. */
export function Comparison({ differences, labels, layout = 'side', first = 'after' }: Props) {
  const sides: Side[] = first === 'after' ? ['after', 'before'] : ['before', 'after'];
  return (
    <div className="mt-5 space-y-6">
      {differences.map(({ name, lang, rows }) => (
        <section key={name}>
          <h3 className="font-sans text-sm font-medium tracking-normal">{name}</h3>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the rows never changes
            <Fragment key={at}>
              {'unchanged' in row && <Unchanged paragraphs={row.unchanged} />}
              {!('unchanged' in row) && layout === 'side' && (
                <SideBySide row={row} lang={lang} labels={labels} sides={sides} />
              )}
              {!('unchanged' in row) && layout === 'inline' && <Inline row={row} lang={lang} labels={labels} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Text of the earlier version stays in its place; the new text follows it. */
function Inline({ row, lang, labels }: { row: ChangedRow; lang: string; labels: Labels }) {
  const { kinds, pictures } = row;
  return (
    <div className="mt-2 rounded-xs border border-linen/60 bg-surface p-3">
      {kinds && (
        <p className="mb-1 text-xs text-ink-soft">
          {row.before && row.after && kinds.before !== kinds.after
            ? `${kinds.before ?? 'Text'} → ${kinds.after ?? 'Text'}`
            : (kinds.after ?? kinds.before)}
        </p>
      )}
      {pictures && pictures.before === pictures.after && <VersionPicture source={pictures.after} />}
      {pictures && pictures.before !== pictures.after && (
        <div className="flex flex-wrap gap-3">
          {(['before', 'after'] as const).map((side) => (
            <VersionPicture key={side} source={pictures[side]} only={labels[side]} side={side} />
          ))}
        </div>
      )}
      <p lang={lang} className="text-sm leading-relaxed wrap-anywhere whitespace-pre-line">
        {row.inline.map(({ runs, in: where }, at) =>
          where === 'both' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
            <Runs key={at} runs={runs} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={at}>
              {/* A space between a removed and an added word, which would otherwise read as one. */}
              {row.inline[at - 1]?.in === 'before' && <span className="pl-1" />}
              <Mark runs={runs} side={where} only={labels[where]} />
            </Fragment>
          ),
        )}
      </p>
      {row.onlyFormatting && <OnlyFormatting />}
    </div>
  );
}

export const OnlyFormatting = () => <p className="mt-1 text-xs text-ink-soft">Only the formatting differs.</p>;
