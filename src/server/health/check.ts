import type { HealthAnswer } from '../../shared/contract/health.ts';
import { countPendingNotices } from '../contact/pending-notices.ts';
import { asSystem, type Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { ImageStore } from '../pictures/stores/store.ts';
import { withHealthDeadline } from './health-deadline.ts';

/** Everybody may ask, and each look at a hosted picture store is billed. */
const PICTURES_KEPT_MS = 60_000;

type Parts = NonNullable<HealthAnswer['parts']>;
type Part = Parts['pictures'];
type Look = { database: Part; mail: Parts['mail'] };

/** Looks under way, so that many who ask at once while the database hangs take one connection of the pool. */
const looking = new WeakMap<Database, Promise<Look>>();
const pictureLooks = new WeakMap<ImageStore, { until: number; part: Promise<Part> }>();

/** How each part of the site is, within {@link withHealthDeadline}'s deadline. */
export async function checkHealth(context: Context): Promise<Parts> {
  const [{ database, mail }, pictures] = await Promise.all([lookAtDatabase(context), lookAtPictures(context)]);
  return { database, pictures, mail };
}

function lookAtDatabase(context: Context): Promise<Look> {
  const { db } = context;
  const shared = looking.get(db);
  if (shared) return shared;
  const look = countNotices(context).finally(() => looking.delete(db));
  looking.set(db, look);
  return look;
}

/** The count is a query like any other: when it answers, so does the database. */
async function countNotices(context: Context): Promise<Look> {
  const mail: Look['mail'] = { status: context.mail ? 'ok' : 'off', pending: 0, givenUp: 0 };
  const database = await timed(context, 'database', async () => {
    const { failing, ...counts } = await countPendingNotices(asSystem(context));
    Object.assign(mail, counts, context.mail && failing > 0 && { status: 'failing' });
  });
  return { database, mail };
}

function lookAtPictures(context: Context): Promise<Part> {
  const { images, clock } = context;
  const now = clock().getTime();
  const kept = pictureLooks.get(images);
  if (kept && now < kept.until && kept.until - now <= PICTURES_KEPT_MS) return kept.part;
  const part = timed(context, 'pictures', () => images.check());
  pictureLooks.set(images, { until: now + PICTURES_KEPT_MS, part });
  // A store that is away may be back in a moment.
  void part.then(({ status }) => status === 'ok' || pictureLooks.delete(images));
  return part;
}

async function timed({ log }: Context, part: string, look: () => Promise<void>): Promise<Part> {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    await withHealthDeadline(part, look);
    return { status: 'ok', milliseconds: milliseconds() };
  } catch (error) {
    log.error('health', { part, error });
    return { status: 'unavailable', milliseconds: milliseconds() };
  }
}
