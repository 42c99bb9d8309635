import type { ItemResult } from './_read-item.ts';

const STATUS_CODES = { found: 200, 'not-found': 404, gone: 410, unavailable: 503 } as const;
/** Browsers cache 308 and 410 indefinitely, but a slug may lead elsewhere or be used again later. */
const REVALIDATE = 'no-cache';

export function setItemStatus(response: { status?: number; headers: Headers }, { status }: ItemResult): void {
  response.status = STATUS_CODES[status];
  if (status === 'gone') response.headers.set('cache-control', REVALIDATE);
}

export const permanentRedirect = (to: string) =>
  new Response(null, { status: 308, headers: { location: to, 'cache-control': REVALIDATE } });
