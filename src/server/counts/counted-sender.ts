import type { Context } from '../context.ts';
import { isOverLimit } from './visit-limit.ts';

export type Sender = { clientAddress: string; header: (name: string) => string | undefined };

const BOT = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|preview/i;

/** Whether what somebody sends is counted: the site counts, and they are a person who did not ask to be left out. */
export const counts = (context: Context, { clientAddress, header }: Sender): boolean =>
  context.countsVisits &&
  !asksNotToBeCounted(header) &&
  !BOT.test(header('user-agent') ?? '') &&
  !isOverLimit(clientAddress);

/** Do Not Track, and its successor Global Privacy Control. The browser sends nothing then; this is for one that does. */
const asksNotToBeCounted = (header: Sender['header']): boolean => header('dnt') === '1' || header('sec-gpc') === '1';
