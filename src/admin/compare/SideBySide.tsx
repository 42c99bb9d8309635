import type { ReactNode } from 'react';
import { type Labels, OnlyFormatting, type Side } from './Comparison.tsx';
import type { ChangedRow } from './compare-bodies.ts';
import { type Part, textOf } from './compare-words.ts';
import { Mark, Runs } from './marked-text.tsx';
import { VersionPicture } from './VersionPicture.tsx';

type Props = { row: ChangedRow; lang: string; labels: Labels; sides: Side[] };

/** On narrow screens one stands above the other. */
export function SideBySide({ row, lang, labels, sides }: Props) {
  return (
    <div className="mt-2">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3">
        {sides.map((side) => (
          <div key={side} className="min-w-0 rounded-xs border border-linen/60 bg-admin-background p-3">
            <p className="text-xs text-ink-soft">
              {labels[side]}
              {row.kinds && row[side] && <Kind kind={row.kinds[side]} isSame={row.kinds.before === row.kinds.after} />}
            </p>
            {row.pictures?.[side] && <VersionPicture source={row.pictures[side]} />}
            <p lang={lang} className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
              <Words parts={row[side]} only={labels[side]} side={side} />
            </p>
          </div>
        ))}
      </div>
      {row.onlyFormatting && <OnlyFormatting />}
    </div>
  );
}

const Kind = ({ kind = 'Text', isSame }: { kind: string | undefined; isSame: boolean }) => (
  <>
    {' · '}
    <span className={isSame ? '' : 'font-medium text-ink'}>{kind}</span>
  </>
);

function Words({ parts, only, side }: { parts: Part[] | null; only: string; side: Side }) {
  if (!parts) return <Absent>not there</Absent>;
  if (parts.every(({ runs }) => textOf(runs) === '')) return <Absent>empty</Absent>;
  return parts.map(({ runs, isOnlyHere }, at) =>
    isOnlyHere ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a given text never move
      <Mark key={at} runs={runs} side={side} only={only} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Runs key={at} runs={runs} />
    ),
  );
}

const Absent = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="text-ink-soft">
    ({children})
  </span>
);
