import type { Revision } from '../../shared/contract/articles/revisions.ts';
import { formatDateTime } from '../data/format-date.ts';

const WHAT = {
  existing: 'As it was before history began',
  created: 'Created',
  imported: 'Imported',
  saved: 'Saved',
  'draft-saved': 'Saved',
  published: 'Published',
  unpublished: 'Unpublished',
  'published-as-scheduled': 'Published as scheduled',
  'unpublished-as-scheduled': 'Unpublished as scheduled',
};

/** The change that created this version. */
export function describeReason({ reason, restoredFrom }: Pick<Revision, 'reason' | 'restoredFrom'>): string {
  if (reason !== 'restored') return WHAT[reason];
  return restoredFrom === null ? 'Restored' : `Restored from version ${restoredFrom}`;
}

/** The author and the time. A script has no name. */
export const authorAndTime = ({ author, createdAt }: Pick<Revision, 'author' | 'createdAt'>): string =>
  [formatDateTime(createdAt), author?.name].filter(Boolean).join(' · ');

/** Versions that users look for in a history, as opposed to the saves between them. */
export const isMilestone = ({ reason, name, isCurrent }: Revision): boolean =>
  (reason !== 'saved' && reason !== 'draft-saved') || name !== null || isCurrent;

/** The badge of a version: current, published or draft. */
export function stateOf({ isCurrent, isPublished, isDraft }: Revision): State | undefined {
  if (isDraft) return isCurrent ? 'Draft now' : 'Draft changes';
  if (!isCurrent) return undefined;
  return isPublished ? 'Live now' : 'Current';
}

type State = 'Live now' | 'Current' | 'Draft now' | 'Draft changes';
