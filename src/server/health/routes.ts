import { getHealth, HealthAnswer } from '../../shared/contract/health.ts';
import { route } from '../api/route.ts';
import type { Actor } from '../context.ts';
import { checkHealth } from './check.ts';
import { withHealthDeadline } from './health-deadline.ts';

const RETRY_AFTER_SECONDS = 5;

/** Whether the site can do its work. Mail that waits does not count: the messages themselves are in the admin area. */
export const healthRoutes = [
  route(getHealth, async (context, _, { actor }) => {
    const [parts, asker] = await Promise.all([
      checkHealth(context),
      withHealthDeadline('database', actor).catch((): Actor => VISITOR),
    ]);
    const isWell = parts.database.status === 'ok' && parts.pictures.status === 'ok';
    const status = isWell ? 'ok' : 'unavailable';
    return Response.json(
      HealthAnswer.parse(asker.kind === 'staff' && !asker.requiredAction ? { status, parts } : { status }),
      {
        status: isWell ? 200 : 503,
        headers: { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': String(RETRY_AFTER_SECONDS) }) },
      },
    );
  }),
];

/** Who is staff stands in the database: while that is away, everybody gets the one word. */
const VISITOR: Actor = { kind: 'visitor' };
