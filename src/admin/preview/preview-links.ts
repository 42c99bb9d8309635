import type { listPreviewLinks, PreviewLink } from '../../shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../shared/contract/endpoint.ts';
import { formatDateTime } from '../data/format-date.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export type PreviewLinks = EndpointResponse<typeof listPreviewLinks>;

/** The links of an article that still work, and whether it has anything to show. */
export const previewLinksQuery = (id: number): Query<PreviewLinks> =>
  createQuery(['article', id, 'previews'], () =>
    staffCall('GET /api/admin/articles/:id/preview-links', { params: { id } }),
  );

/** What a link shows. */
export const describeSharedVersion = ({ revision }: Pick<PreviewLink, 'revision'>): string =>
  revision === null ? 'What is saved last' : `Version ${revision}`;

export const describeMaking = ({ createdAt, createdBy }: PreviewLink): string =>
  [`Made ${formatDateTime(createdAt)}`, createdBy?.name].filter(Boolean).join(' · ');

export const describeUse = ({ expiresAt, lastUsedAt }: PreviewLink): string => {
  const opened = lastUsedAt ? `last opened ${formatDateTime(lastUsedAt)}` : 'not opened yet';
  return `Works until ${formatDateTime(expiresAt)}, ${opened}`;
};
