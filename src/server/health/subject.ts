import { getHealth, HealthResponse } from '../../shared/contract/health.ts';
import type { Actor } from '../context.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { VERSION } from '../version.ts';
import { checkHealth, withHealthDeadline } from './check.ts';

const RETRY_AFTER_SECONDS = 5;

/** Failing mail does not make the site unavailable: the messages themselves are in the admin area. */
export const subject = {
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
