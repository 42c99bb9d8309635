import { useMemo } from 'react';
import type { Revision, RevisionDetails, RevisionPage } from '../../shared/contract/articles/revisions.ts';
import { formatDateTime } from '../data/format-date.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { t } from './words.ts';

export type History = Pick<RevisionPage, 'revisions' | 'language' | 'total'> & { hasOlder: boolean };

const fetchPage = (id: number, page: number, foldedInto?: number): Promise<RevisionPage> =>
  staffCall('GET /api/admin/articles/:id/revisions', {
    params: { id },
    query: { page, ...(foldedInto !== undefined && { foldedInto }) },
  });

/** Fetches all pages at once, so that a version saved in the meantime cannot move to a page that is not refetched. */
async function fetchPages(id: number, count: number, foldedInto?: number): Promise<History> {
  const pages = await Promise.all(Array.from({ length: count }, (_, at) => fetchPage(id, at + 1, foldedInto)));
  const { language = 'nl', total = 0, totalPages = 0 } = pages[0] ?? {};
  const all = new Map(pages.flatMap(({ revisions }) => revisions.map((revision) => [revision.number, revision])));
  return { revisions: [...all.values()], language, total, hasOlder: totalPages > count };
}

/** The newest versions of an article, newest first. */
export const historyQuery = (id: number, pages: number): Query<History> =>
  createQuery(['article', id, 'history', 'list', pages], () => fetchPages(id, pages));

/** The saves that the entry of a version stands for, without that version. */
export const foldedQuery = (id: number, number: number): Query<Revision[]> =>
  createQuery(['article', id, 'history', 'folded', number], async () => {
    const first = await fetchPage(id, 1, number);
    const { revisions } = first.totalPages > 1 ? await fetchPages(id, first.totalPages, number) : first;
    return revisions.filter((revision) => revision.number !== number);
  });

const versionQuery = (id: number, number: number): Query<RevisionDetails> =>
  createQuery(['article', id, 'history', 'version', number], () =>
    staffCall('GET /api/admin/articles/:id/revisions/:number', { params: { id, number } }),
  );

export const useVersionQuery = (id: number, number: number): Query<RevisionDetails> =>
  useMemo(() => versionQuery(id, number), [id, number]);

export const versionName = (number: number | string) => t('Version {number}', { number: String(number) });

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
} as const;

/** The change that created this version. */
export function describeReason({ reason, restoredFrom }: Pick<Revision, 'reason' | 'restoredFrom'>): string {
  if (reason !== 'restored') return t(WHAT[reason]);
  return restoredFrom === null ? t('Restored') : t('Restored from version {number}', { number: String(restoredFrom) });
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
