import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { COUNTED_PATHS } from '../../shared/visits/counted-paths.ts';
import type { Context } from '../context.ts';
import { mayCount, type Sender } from './counted-sender.ts';
import { referringHost } from './referring-host.ts';
import { type Increment, writeCounts } from './write-counts.ts';

type Visit = { page: string; referrer?: string | null | undefined };

const ITEM = /^\/magazine\/(article|video)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Counts a visit to a page, and stores nothing about the visitor. The response does not say whether it was counted,
 * because the page shows no error.
 */
export async function countVisit(context: Context, visit: Visit, sender: Sender): Promise<void> {
  const page = pageOf(visit.page);
  if (!page || !mayCount(context, sender)) return;
  const day = dayInAmsterdam(context.clock());
  const host = referringHost(visit.referrer, [new URL(context.siteUrl).host, sender.header('host') ?? '']);
  await writeCounts(context, [
    { day, kind: 'page', ...page },
    ...(host ? [{ day, kind: 'referrer', name: host, article: page.article } as const] : []),
  ]);
}

function pageOf(path: string): Pick<Increment, 'name' | 'article'> | undefined {
  const name = path.replace(/(?<=.)\/$/, '');
  if (COUNTED_PATHS.has(name)) return { name };
  const [, type, slug] = ITEM.exec(name) ?? [];
  return type && slug ? { name, article: { type, slug } } : undefined;
}
