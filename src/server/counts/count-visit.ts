import { COUNTED_PATHS } from '../../shared/counted-paths.ts';
import type { Context } from '../context.ts';
import { todayOf } from './add-to-count.ts';
import { referringHost } from './referring-host.ts';
import { isOverLimit } from './visit-limit.ts';
import { type Increment, writeCounts } from './write-counts.ts';

type Visit = { page: string; referrer?: string | null | undefined };
type Request = { clientAddress: string; header: (name: string) => string | undefined };

const ITEM = /^\/magazine\/(article|video)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const BOT = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|preview/i;

/** Counts a visit to a page, and stores nothing about the visitor. Never tells the page what it left out. */
export async function countVisit(context: Context, visit: Visit, { clientAddress, header }: Request): Promise<void> {
  if (!context.countsVisits || asksNotToBeCounted(header) || BOT.test(header('user-agent') ?? '')) return;
  const page = pageOf(visit.page);
  if (!page || isOverLimit(clientAddress)) return;
  const day = todayOf(context);
  const host = referringHost(visit.referrer, [new URL(context.siteUrl).host, header('host') ?? '']);
  await writeCounts(context, [
    { day, kind: 'page', ...page },
    ...(host ? [{ day, kind: 'referrer', name: host, article: page.article } as const] : []),
  ]);
}

/** Do Not Track, and its successor Global Privacy Control. The page's script checks them too. */
const asksNotToBeCounted = (header: Request['header']): boolean => header('dnt') === '1' || header('sec-gpc') === '1';

function pageOf(path: string): Pick<Increment, 'name' | 'article'> | undefined {
  const name = path.replace(/(?<=.)\/$/, '');
  if (COUNTED_PATHS.has(name)) return { name };
  const [, type, slug] = ITEM.exec(name) ?? [];
  return type && slug ? { name, article: { type, slug } } : undefined;
}
