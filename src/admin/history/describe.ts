import type { Revision } from '../../shared/contract/articles/revisions.ts';
import { formatDateTime } from '../data/format-date-time.ts';

const WHAT = {
  existing: 'As it was before history began',
  created: 'Created',
  imported: 'Imported',
  saved: 'Saved',
  published: 'Published',
  unpublished: 'Unpublished',
};

/** What made this version. */
export function whatHappened({ reason, restoredFrom }: Pick<Revision, 'reason' | 'restoredFrom'>): string {
  if (reason !== 'restored') return WHAT[reason];
  return restoredFrom === null ? 'Restored' : `Restored from version ${restoredFrom}`;
}

/** Who and when. A script has no name. */
export const whoAndWhen = ({ author, createdAt }: Pick<Revision, 'author' | 'createdAt'>): string =>
  [formatDateTime(createdAt), author?.name].filter(Boolean).join(' · ');

/** What people look for in a history; the rest is what came between. */
export const isMilestone = ({ reason, name, isCurrent }: Revision): boolean =>
  reason !== 'saved' || name !== null || isCurrent;

/** The mark of the version that the article has now. */
export function stateOf({ isCurrent, isPublished }: Revision): 'Live now' | 'Current' | undefined {
  if (!isCurrent) return undefined;
  return isPublished ? 'Live now' : 'Current';
}
