import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import type { SelectOption } from '../../../ui/forms/Select.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { describeReason, stateOf } from '../describe-revision.ts';
import { versionBefore } from '../selection.ts';

/** What a version can be compared with: the one before it and the current one first, then the others of the list. */
export function otherVersions(revisions: Revision[], number: number, chosen: number | undefined): SelectOption[] {
  const before = versionBefore(number, revisions);
  const current = revisions.filter(({ isCurrent }) => isCurrent).map((revision) => revision.number);
  const listed = revisions.map((revision) => revision.number);
  const all = new Set(
    [before, ...current, chosen, ...listed].filter((other) => other !== undefined && other !== number),
  );
  return [...all].map((other) => ({ value: String(other), label: labelOf(other as number) }));

  function labelOf(other: number): string {
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
