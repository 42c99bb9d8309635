import type { Context } from '../context.ts';
import { isOverLimit } from './limit-visits.ts';

export type Sender = { clientAddress: string; header: (name: string) => string | undefined };

const BOT = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|preview/i;

/** Whether a visit or search may be counted: counting is on, and the sender is a person who did not ask to be left out. */
export const mayCount = (context: Context, { clientAddress, header }: Sender): boolean =>
  context.countsVisits &&
  !asksNotToBeCounted(header) &&
  !BOT.test(header('user-agent') ?? '') &&
  !isOverLimit(context, clientAddress);

/** Do Not Track and its successor, Global Privacy Control. Pages then send nothing; other requests are not counted. */
const asksNotToBeCounted = (header: Sender['header']): boolean => header('dnt') === '1' || header('sec-gpc') === '1';
