import { useMemo } from 'react';
import type { Revision, RevisionDetails } from '../../shared/contract/articles/revisions.ts';
import type { SelectOption } from '../../ui/forms/Select.tsx';
import { Comparison } from '../compare/Comparison.tsx';
import { compareVersions } from '../compare/compare-versions.ts';
import { formatDateTime } from '../data/format-date.ts';
import { formFromArticle } from '../editor/state/form.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { describeReason, stateOf, versionName } from './history.ts';
import { LoadedVersion } from './LoadedVersion.tsx';
import { versionBefore } from './selection.ts';
import { t } from './words.ts';

type Props = {
  articleId: number;
  details: RevisionDetails;
  other: number | undefined;
  layout: 'side' | 'inline';
  revisions: Revision[];
};

/** The selected version beside another one. */
export function VersionChanges({ articleId, details, other, layout, revisions }: Props) {
  const { number } = details.revision;
  const options = otherVersions(revisions, number, other);
  if (options.length === 0)
    return <p className="text-sm text-ink-soft">{t('There is no other version to compare it with yet.')}</p>;
  return (
    <>
      <div className="max-w-md">
        <SelectField
          label={t('Compared with')}
          value={other === undefined ? '' : String(other)}
          placeholder={t('Choose a version')}
          onChange={(chosen) => setQueryParams({ version: String(number), with: chosen })}
          options={options}
        />
      </div>
      {other !== undefined && (
        <LoadedVersion key={other} articleId={articleId} number={other}>
          {(shown) => <Compared one={details} other={shown} layout={layout} />}
        </LoadedVersion>
      )}
    </>
  );
}

/** The earlier version is always the one before. */
function Compared({ one, other, layout }: { one: RevisionDetails; other: RevisionDetails; layout: Props['layout'] }) {
  const isLater = one.revision.number > other.revision.number;
  const [before, after] = isLater ? [other, one] : [one, other];
  const differences = useMemo(() => compare(before, after), [before, after]);
  const numbers = { before: String(before.revision.number), after: String(after.revision.number) };
  const labels = { before: versionName(numbers.before), after: versionName(numbers.after) };
  return (
    <>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {differences.length === 0
          ? t('Version {before} and version {after} are the same.', numbers)
          : t('From version {before} to version {after}: {fields}.', {
              ...numbers,
              fields: differences
                .map(({ name }) => name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()))
                .join(', '),
            })}
      </p>
      <Comparison differences={differences} labels={labels} layout={layout} first="before" />
    </>
  );
}

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
    const state = revision && stateOf(revision);
    const notes = [
      other === before && t('the one before it'),
      state && t(state).toLowerCase(),
      revision && (revision.name ?? describeReason(revision)),
      revision && formatDateTime(revision.createdAt),
    ];
    return [versionName(other), ...notes.filter(Boolean)].join(' · ');
  }
}
