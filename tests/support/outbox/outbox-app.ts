import { beforeEach } from 'vitest';
import { asc } from '../../../src/server/db/drizzle.ts';
import { outbox } from '../../../src/server/db/schema/outbox.ts';
import { recordingCache } from '../api/recording-cache.ts';
import { recordingMail } from '../api/recording-mail.ts';
import { setUpTestApp } from '../api/test-app.ts';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;

/** A test app whose CDN and mail record what they get, and both succeed again before each test. */
export function setUpOutbox() {
  const cdn = recordingCache();
  const post = recordingMail();
  const app = setUpTestApp({ cache: cdn.cache, mail: post.mail });
  beforeEach(async () => {
    await app.settled();
    for (const service of [cdn, post]) {
      service.failWith(undefined);
      service.take();
    }
  });
  return {
    app,
    cdn,
    post,
    rows: () => app.db.select().from(outbox).orderBy(asc(outbox.id)),
    pass: (milliseconds: number) => {
      app.time.now = new Date(app.time.now.getTime() + milliseconds);
    },
    insertPurges: (total: number) =>
      app.db.insert(outbox).values(
        Array.from({ length: total }, (_, number) => ({
          kind: 'cdn-purge' as const,
          payload: { purge: [`article:${number % 40}`], invalidate: [] },
          createdAt: app.time.now,
          dueAt: app.time.now,
        })),
      ),
  };
}
