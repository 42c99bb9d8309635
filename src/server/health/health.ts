import { getHealth, HealthResponse } from '../../shared/contract/health.ts';
import { type Actor, asSystem, type Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTimeout } from '../deadline.ts';
import { DISK_PROBLEM } from '../disk-space.ts';
import { errorMessage } from '../errors/error-message.ts';
import { type OutboxStatus, outboxStatus, unknownOutboxStatus } from '../outbox/status.ts';
import { type ImageStore, StoreProblem } from '../pictures/stores/store.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { VERSION } from '../version.ts';

/** Anyone can request the health, and a hosted picture store bills each check. */
const PICTURE_CHECK_TTL_MS = 60_000;

type Parts = NonNullable<HealthResponse['parts']>;
type Part = Parts['pictures'];
type DatabaseCheck = { database: Part; deliveries: OutboxStatus };

/** Concurrent requests share one check, so that they take one pool connection while the database hangs. */
const databaseChecks = new WeakMap<Database, Promise<DatabaseCheck>>();
const pictureChecks = new WeakMap<ImageStore, { expiresAt: number; part: Promise<Part> }>();

/** Never throws: a part that fails or misses the deadline is `unavailable`. */
async function checkHealth(context: Context): Promise<Parts> {
  const [{ database, deliveries }, pictures] = await Promise.all([checkDatabase(context), checkPictures(context)]);
  const { mail, 'cdn-purge': cdn, 'writer-name': renames } = deliveries;
  return { database, pictures, mail, cdn, renames };
}

function checkDatabase(context: Context): Promise<DatabaseCheck> {
  const { db } = context;
  const pending = databaseChecks.get(db);
  if (pending) return pending;
  const check = readDeliveries(context).finally(() => databaseChecks.delete(db));
  databaseChecks.set(db, check);
  return check;
}

/** Reading the outbox is also the check of the database, which may be readable when nothing can be saved. */
async function readDeliveries(context: Context): Promise<DatabaseCheck> {
  let deliveries = unknownOutboxStatus(context);
  const database = await timed(context, 'database', async () => {
    deliveries = await outboxStatus(asSystem(context));
    if (!(await context.hasDiskSpace())) throw new StoreProblem(DISK_PROBLEM);
  });
  return { database, deliveries };
}

function checkPictures(context: Context): Promise<Part> {
  const { images, clock } = context;
  const now = clock().getTime();
  const cached = pictureChecks.get(images);
  // The second comparison expires a check that was made while the clock was ahead.
  if (cached && now < cached.expiresAt && cached.expiresAt - now <= PICTURE_CHECK_TTL_MS) return cached.part;
  const part = timed(context, 'pictures', () => images.check());
  pictureChecks.set(images, { expiresAt: now + PICTURE_CHECK_TTL_MS, part });
  // Only successes are cached: an unavailable store may recover before the next request.
  void part.then(({ status }) => status === 'ok' || pictureChecks.delete(images));
  return part;
}

async function timed({ log }: Context, part: string, check: () => Promise<void>): Promise<Part> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    await withHealthDeadline(part, check);
    return { status: 'ok', milliseconds: milliseconds() };
  } catch (error) {
    log.error('health', { part, error });
    const problem = error instanceof StoreProblem ? { problem: errorMessage(error) } : {};
    return { status: 'unavailable', milliseconds: milliseconds(), ...problem };
  }
}

/** Monitoring services give up after three seconds. */
const DEADLINE_MS = 2500;

const withHealthDeadline = <T>(part: string, check: () => Promise<T>): Promise<T> =>
  withTimeout(DEADLINE_MS, `The ${part}`, check);

const RETRY_AFTER_SECONDS = 5;

/** Failing mail does not make the site unavailable: the messages themselves are in the admin area. */
export const subject = {
  tables: [],
  personalData: {},
  routes: [
    route(getHealth, async (context, _, { actor }) => {
      const [parts, caller] = await Promise.all([
        checkHealth(context),
        withHealthDeadline('database', actor).catch((): Actor => VISITOR),
      ]);
      const isAvailable = parts.database.status === 'ok' && parts.pictures.status === 'ok';
      const answer = { status: isAvailable ? 'ok' : 'unavailable', version: VERSION };
      return Response.json(
        HealthResponse.parse(caller.kind === 'staff' && !caller.requiredAction ? { ...answer, parts } : answer),
        {
          status: isAvailable ? 200 : 503,
          headers: { 'cache-control': 'no-store', ...(!isAvailable && { 'retry-after': String(RETRY_AFTER_SECONDS) }) },
        },
      );
    }),
  ],
} satisfies Subject;

/** Without the database no session can be checked. */
const VISITOR: Actor = { kind: 'visitor' };
