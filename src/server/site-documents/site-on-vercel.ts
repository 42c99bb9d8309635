import { readFile } from 'node:fs/promises';
import type { SiteState } from '../../shared/contract/site-documents.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { desc, eq, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { safeMessage } from '../errors/error-message.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { type Delivery, enqueue } from '../outbox/outbox.ts';
import { currentEdition } from './published.ts';
import type { PublishedSite, SiteContent } from './site-of-host.ts';

/*
 * On Vercel a new deployment makes the site of what staff published. A deploy hook asks for it; its build reads the
 * documents from the database, and its functions know of which they were made.
 */

/** Of which documents this deployment was made (scripts/builds/edition.ts). */
type BuiltEdition = { key: string; builtAt: string };
/** The functions include it (vercel.json). */
export const BUILT_EDITION = '.vercel/edition.json';

/** For a function of Vercel. */
export async function openSiteOnVercel(dependencies: Dependencies, content: SiteContent): Promise<PublishedSite> {
  return createSiteOnVercel(dependencies, content, JSON.parse(await readFile(BUILT_EDITION, 'utf8')) as BuiltEdition);
}

const ABOUT_SECONDS = 150;
/** Vercel stops no build earlier, but a build of this site that takes longer has failed. */
const LONGEST_MS = 15 * MINUTE_MS;

export function createSiteOnVercel(
  dependencies: Dependencies,
  content: SiteContent,
  built: BuiltEdition,
): PublishedSite {
  const wanted = async () => (await currentEdition(dependencies, content, dependencies.clock())).key;
  return {
    content,
    state: async () => stateOf(dependencies, built, await wanted()),
    follow: async () => {
      if (await request(dependencies, built, await wanted()))
        await dependencies.background(() => deliverDue(dependencies, ['site-build']));
    },
  };
}

/**
 * Whether a deployment was asked for. Only for other documents than the last time: also functions of earlier deployments
 * get here, and a build that failed would fail again. A day later, when the row is deleted, it is tried again; what was
 * given up was never asked for.
 */
const request = ({ db, clock }: Dependencies, built: BuiltEdition, key: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.siteDocuments})`);
    const last = await lastRequest(tx);
    const asked = last && (last.dueAt || last.doneAt) ? last.key : built.key;
    if (key === asked) return false;
    await enqueue({ db: tx, clock }, 'site-build', [{ payload: { key }, dueAt: clock() }]);
    return true;
  });

async function lastRequest(db: Database) {
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'site-build')).orderBy(desc(outbox.id)).limit(1);
  return row && { ...row, key: (row.payload as { key: string }).key };
}

async function stateOf({ db, clock }: Dependencies, built: BuiltEdition, key: string): Promise<SiteState> {
  const state = (what: SiteState['state'], since: string, problem: string | null = null): SiteState => ({
    ...{ state: what, since, problem },
    aboutSeconds: ABOUT_SECONDS,
  });
  if (key === built.key) return state('online', built.builtAt);
  const row = await lastRequest(db);
  const since = (row?.createdAt ?? clock()).toISOString();
  if (row?.key !== key) return state('building', clock().toISOString());
  if (!row.doneAt && row.lastError) return state('failed', since, `${row.lastError} We proberen het opnieuw.`);
  if (clock().getTime() - row.createdAt.getTime() < LONGEST_MS) return state('building', since);
  return state(
    'failed',
    since,
    'Vercel heeft de site na een kwartier nog niet gemaakt. Kijk in het project onder Deployments.',
  );
}

/** Several publications that wait become one deployment. */
export const siteBuilds: Delivery<'site-build'> = {
  receiver: 'Vercel',
  maxRows: 500,
  deadlineMs: 10_000,
  firstRetryMs: 10_000,
  longestRetryMs: 10 * MINUTE_MS,
  maxAgeMs: 6 * HOUR_MS,
  isAvailable: ({ deployHook }) => deployHook !== undefined,
  deliver: async ({ deployHook = '' }, payloads, signal) => {
    const response = await fetch(deployHook, { method: 'POST', signal });
    if (!response.ok) throw new RefusedHook(response.status);
    return payloads.map(() => undefined);
  },
  describeError: (error) =>
    error instanceof RefusedHook
      ? `Vercel weigerde de aanvraag (${error.status}): klopt DEPLOY_HOOK_URL?`
      : `Vercel antwoordde niet (${safeMessage(error) ?? 'geen verbinding'}).`,
};

class RefusedHook extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The deploy hook answered ${status}`);
    this.status = status;
  }
}
