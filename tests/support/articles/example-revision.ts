import type { Revision } from '../../../src/shared/contract/articles/revisions.ts';

/** For tests: a saved version. */
export const exampleRevision = (number: number, changes: Partial<Revision> = {}): Revision => ({
  number,
  reason: 'saved',
  restoredFrom: null,
  name: null,
  createdAt: '2026-05-03T08:14:00.000Z',
  author: { staffId: 1, name: 'Eva' },
  title: 'Slapen',
  isPublished: false,
  isDraft: false,
  isCurrent: false,
  folded: 0,
  ...changes,
});
