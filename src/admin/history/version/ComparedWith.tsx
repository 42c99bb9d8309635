import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { ApiError } from '../../../shared/api-client.ts';
import type { Revision, RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import type { SelectOption } from '../../../ui/forms/Select.tsx';
import { Comparison } from '../../compare/Comparison.tsx';
import { compareVersions } from '../../compare/compare-versions.ts';
import { formatDateTime } from '../../data/format-date.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { formFromArticle } from '../../editor/state/form.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { LoadError } from '../../lists/LoadError.tsx';
import { Skeletons } from '../../lists/Skeletons.tsx';
import { setQueryParams } from '../../navigation/query-params.ts';
import { describeReason, stateOf } from '../describe-revision.ts';
import { useVersionQuery } from '../history.ts';
import { versionBefore } from '../selection.ts';
import { VersionNotFound } from './VersionNotFound.tsx';

type Props = {
  articleId: number;
  details: RevisionDetails;
  other: number | undefined;
  layout: 'side' | 'inline';
  revisions: Revision[];
};

/** The selected version beside another one. */
export function ComparedWith({ articleId, details, other, layout, revisions }: Props) {
  const { number } = details.revision;
  const options = otherVersions(revisions, number, other);
  if (options.length === 0)
    return <p className="text-sm text-ink-soft">There is no other version to compare it with yet.</p>;
  return (
    <>
      <div className="max-w-md">
        <SelectField
          label="Compared with"
          value={other === undefined ? '' : String(other)}
          placeholder="Choose a version"
          onChange={(chosen) => setQueryParams({ version: String(number), with: chosen })}
          options={options}
        />
      </div>
      {other !== undefined && (
        <OtherVersion key={other} articleId={articleId} details={details} other={other} layout={layout} />
      )}
    </>
  );
}

type OtherProps = Omit<Props, 'other' | 'revisions'> & { other: number };

function OtherVersion({ articleId, details, other, layout }: OtherProps) {
  const $version = useVersionQuery(articleId, other);
  const { data, error } = useStore($version);
  const shown = usePreviousValue(data);
  if (error instanceof ApiError && error.status === 404)
    return <VersionNotFound articleId={articleId} number={other} />;
  if (error) return <LoadError what={`version ${other}`} error={error} onRetry={() => $version.revalidate()} />;
  if (!shown) return <Skeletons label={`Loading version ${other}`} className="mt-5 space-y-3" itemClassName="h-20" />;
  return <Compared one={details} other={shown} layout={layout} />;
}

/** The earlier version is always the one before. */
function Compared({ one, other, layout }: { one: RevisionDetails; other: RevisionDetails; layout: 'side' | 'inline' }) {
  const isLater = one.revision.number > other.revision.number;
  const [before, after] = isLater ? [other, one] : [one, other];
  const differences = useMemo(() => compare(before, after), [before, after]);
  const labels = { before: labelOf(before), after: labelOf(after) };
  return (
    <>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {differences.length === 0
          ? `${labels.before} and ${labels.after.toLowerCase()} are the same.`
          : `From ${labels.before.toLowerCase()} to ${labels.after.toLowerCase()}: ${differences.map(({ name }) => name.toLowerCase()).join(', ')}.`}
      </p>
      <Comparison differences={differences} labels={labels} layout={layout} first="before" />
    </>
  );
}

const labelOf = ({ revision }: RevisionDetails) => `Version ${revision.number}`;

/** Shows in the browser's profiler how long it took. */
function compare(before: RevisionDetails, after: RevisionDetails) {
  const start = performance.now();
  const differences = compareVersions(formFromArticle(before.article), formFromArticle(after.article));
  performance.measure('compare versions', { start });
  return differences;
}

/** What a version can be compared with: the one before it and the current one first, then the others of the list. */
export function otherVersions(revisions: Revision[], number: number, chosen: number | undefined): SelectOption[] {
  const before = versionBefore(number, revisions);
  const current = revisions.filter(({ isCurrent }) => isCurrent).map((revision) => revision.number);
  const listed = revisions.map((revision) => revision.number);
  const all = new Set(
    [before, ...current, chosen, ...listed].filter((other) => other !== undefined && other !== number),
  );
  return [...all].map((other) => ({ value: String(other), label: optionLabel(other as number) }));

  function optionLabel(other: number): string {
    const revision = revisions.find((listed) => listed.number === other);
    const notes = [
      other === before && 'the one before it',
      revision && stateOf(revision)?.toLowerCase(),
      revision && (revision.name ?? describeReason(revision)),
      revision && formatDateTime(revision.createdAt),
    ];
    return [`Version ${other}`, ...notes.filter(Boolean)].join(' · ');
  }
}
