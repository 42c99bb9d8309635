import { siteContent } from '../../../src/content/site-content.ts';
import type { PublishedSite } from '../../../src/server/site-documents/site-of-host.ts';

/** Visitors see all that is published. */
export const siteOnline = (follow = async (): Promise<void> => {}): PublishedSite => ({
  content: siteContent,
  state: async () => ({ state: 'online', since: '2026-11-21T10:00:00.000Z', problem: null, aboutSeconds: 20 }),
  follow,
});
