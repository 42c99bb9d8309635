import { call } from '../../shared/api-client.ts';
import type { BeforeOnline, DocumentDetail, SiteDocument, SiteState } from '../../shared/contract/site-documents.ts';
import { trackConnection } from '../connection/connection.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { loadPictureCode } from './form/picture-code.ts';
import type { Schema } from './form/schema.ts';
import { loadReviewCode } from './review-code.ts';

let isLookingAgain = false;

/** All documents, and whether visitors see what is published. */
export const $documents = createQuery(
  ['documents'],
  (): Promise<{ documents: SiteDocument[]; site: SiteState }> =>
    isLookingAgain
      ? trackConnection(() => call('GET /api/admin/site-documents', {}))
      : staffCall('GET /api/admin/site-documents', {}),
);

/** As a screen does every few seconds: when the session has ended, a login dialog must not interrupt typing. */
export function lookAgain(): void {
  isLookingAgain = true;
  $documents.revalidate();
  isLookingAgain = false;
}

/** What is still to be done before the site goes online; for those who publish. */
export const $beforeOnline = createQuery(
  ['documents', 'before-online'],
  (): Promise<{ entries: BeforeOnline[]; isHidden: boolean }> =>
    staffCall('GET /api/admin/site-documents/before-online', {}),
);

export const fetchDocument = (path: string, number?: number): Promise<DocumentDetail> =>
  staffCall('GET /api/admin/site-documents/document', { query: number === undefined ? { path } : { path, number } });

/** Never shown from an old copy: what the form starts with is what a save is based on. */
export const documentQuery = (path: string) =>
  createQuery(['document', path], (_document, name) => fetchWithCode(name), { isShortLived: true });

async function fetchWithCode(path: string): Promise<DocumentDetail> {
  const detail = await fetchDocument(path);
  await Promise.all([loadPictureCode(detail.schema as Schema), loadReviewCode(detail)]);
  return detail;
}
