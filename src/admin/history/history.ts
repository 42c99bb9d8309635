import { useMemo } from 'react';
import type { Revision, RevisionDetails, RevisionPage } from '../../shared/contract/articles/revisions.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

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
