import { createElement, Fragment, type ReactNode, useState } from 'react';
import { $language } from '../language/words.tsx';
import { StoredImage } from '../uploads/StoredImage.tsx';
import type { ChangedRow } from './compare-bodies.ts';
import type { Difference } from './compare-versions.ts';
import { ADDRESS, type Part, type Run, textOf } from './compare-words.ts';
import { t } from './words.ts';

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

/**
 * Two versions field by field. Text of only one version is marked, also for screen readers. The editor loads it at the
 * first comparison.
 */
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
              {'unchanged' in row && <Unchanged paragraphs={row.unchanged} lang={lang} />}
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
            ? `${kinds.before ?? t('Text')} → ${kinds.after ?? t('Text')}`
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

export const OnlyFormatting = () => <p className="mt-1 text-xs text-ink-soft">{t('Only the formatting differs.')}</p>;

type SideBySideProps = { row: ChangedRow; lang: string; labels: Labels; sides: Side[] };

/** On narrow screens one stands above the other. */
function SideBySide({ row, lang, labels, sides }: SideBySideProps) {
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

const Kind = ({ kind = t('Text'), isSame }: { kind: string | undefined; isSame: boolean }) => (
  <>
    {' · '}
    <span className={isSame ? '' : 'font-medium text-ink'}>{kind}</span>
  </>
);

function Words({ parts, only, side }: { parts: Part[] | null; only: string; side: Side }) {
  if (!parts) return <Absent>{t('(not there)')}</Absent>;
  if (parts.every(({ runs }) => textOf(runs) === '')) return <Absent>{t('(empty)')}</Absent>;
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
  <span lang={$language.get()} className="text-ink-soft">
    {children}
  </span>
);

/** Opens on demand, and renders the paragraphs only then: there may be hundreds. */
function Unchanged({ paragraphs, lang }: { paragraphs: Run[][]; lang: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-9 py-2 text-xs text-ink-soft">
        {t('{count} paragraph is the same|{count} paragraphs are the same', { count: paragraphs.length })}
      </summary>
      {isOpen && (
        <div lang={lang} className="space-y-2 border-l border-linen/60 pb-2 pl-4 text-sm text-ink-soft">
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

type VersionPictureProps = {
  source: string | undefined;
  /** The name of the version, when only one has this picture. */
  only?: string;
  side?: Side;
};

const FRAMES = { before: 'outline-danger outline-dotted', after: 'outline-success outline-solid' };

/** The alt text stands beside it, as text. */
function VersionPicture({ source, only, side = 'after' }: VersionPictureProps) {
  if (!source) return null;
  const frame = only ? `outline-2 outline-offset-2 ${FRAMES[side]}` : '';
  return (
    <figure className="my-1">
      <StoredImage source={source} alt="" className={`max-h-32 max-w-full rounded-xs ${frame}`} />
      {only && (
        <figcaption className="mt-1.5 text-xs text-ink-soft">
          {t('Only in {version}', { version: lowercaseFirst(only) })}
        </figcaption>
      )}
    </figure>
  );
}

const MARKS = {
  after: { tag: 'ins', className: 'bg-success-soft decoration-success decoration-2 underline-offset-3' },
  // Not struck through, so that it stays readable.
  before: {
    tag: 'del',
    className: 'bg-danger-soft underline decoration-danger decoration-2 decoration-dotted underline-offset-3',
  },
} as const;

/** The name of a version within a sentence. */
const lowercaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Text that only one version has. `only` is what that version is called. */
function Mark({ runs, side, only }: { runs: Run[]; side: Side; only: string }) {
  const { tag: Tag, className } = MARKS[side];
  return (
    <Tag className={className}>
      <ScreenReaderOnly>{t('only in {version}: ', { version: lowercaseFirst(only) })}</ScreenReaderOnly>
      <Runs runs={runs} />
      <ScreenReaderOnly>{t(' (end) ')}</ScreenReaderOnly>
    </Tag>
  );
}

const Runs = ({ runs }: { runs: Run[] }) =>
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
  <span lang={$language.get()} className="sr-only">
    {children}
  </span>
);
