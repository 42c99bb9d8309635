import { addHours } from 'date-fns/addHours';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { isDead, isOwnPath } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import { requireSystem } from '../permissions.ts';
import { checkAndStore } from './check-links.ts';
import { ownPathAnswers } from './own-path-answers.ts';
import { pageLinks } from './page-links.ts';
import { countPublished, publishedLinks } from './published-links.ts';
import { deleteAnswers, deleteOldAnswers, findAnswers, storeAnswer } from './stored-answers.ts';

/** Less than a day, so that a run that starts early still includes the links of the night before. */
const ASKED_AGAIN_AFTER_HOURS = 20;
/** A function on Vercel has a minute for all jobs. */
const PATIENCE_MS = 20_000;
/** Articles per run; a larger magazine takes several nights. */
const ARTICLES = 2000;

/**
 * Checks the links of published articles, and of the other pages, again, the longest unchecked first. Returns how many
 * of other sites.
 */
export async function recheckPublishedLinks(
  context: Context,
  { signal, most = ARTICLES }: { signal?: AbortSignal; most?: number } = {},
): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  await deleteOldAnswers(context);
  const addresses = new Set<string>();
  const pages = Math.max(1, Math.ceil((await countPublished(db)) / most));
  const from = (Math.floor(clock().getTime() / DAY_MS) % pages) * most;
  for await (const article of publishedLinks(db, { from, most })) {
    for (const address of article.addresses) addresses.add(address);
  }
  for (const page of await pageLinks(context)) for (const address of page.addresses) addresses.add(address);
  await checkOwnPaths(context, [...addresses].filter(isOwnPath));
  let asked = 0;
  const due = await dueOf(
    context,
    [...addresses].filter((address) => !isOwnPath(address)),
  );
  const onAnswer = () => {
    asked += 1;
  };
  await checkAndStore(context, due, onAnswer, signal ?? AbortSignal.timeout(PATIENCE_MS));
  return asked;
}

/** Stores the dead ones alone: the others need no answer of other sites. */
async function checkOwnPaths(context: Context, own: string[]): Promise<void> {
  const answers = await ownPathAnswers(context, own);
  await deleteAnswers(context.db, own);
  for (const [path, answer] of answers) if (isDead(answer)) await storeAnswer(context, path, answer);
}

async function dueOf({ db, clock }: Context, addresses: string[]): Promise<string[]> {
  const stored = await findAnswers(db, addresses);
  const askedAt = (address: string) => stored.get(address)?.askedAt.getTime() ?? 0;
  const before = addHours(clock(), -ASKED_AGAIN_AFTER_HOURS).getTime();
  return addresses.filter((address) => askedAt(address) <= before).sort((a, b) => askedAt(a) - askedAt(b));
}
