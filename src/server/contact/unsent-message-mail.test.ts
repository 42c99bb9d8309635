import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { asc, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { outbox } from '../db/schema/outbox.ts';
import { makeBackup } from '../operations/backup/make.ts';
import { restoreBackup } from '../operations/backup/restore.ts';
import { deleteOldDeliveries } from '../outbox/status.ts';

const app = setUpTestApp();
const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' };

test('a restore loses no unsent notice, and repeats none that was sent', { tags: ['slow'] }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  try {
    const createdAt = app.time.now;
    await app.db.insert(contactMessages).values([
      { ...message, createdAt, notice: 'waiting' },
      { ...message, createdAt, notice: 'failed' },
      { ...message, createdAt, notice: 'sent' },
      { ...message, createdAt, notice: 'off' },
    ]);
    const file = join(folder, 'backup.tar.gz');
    await makeBackup(app.system, file);
    // After the backup the second notice is sent, and a delivery runs that the restore must drop.
    await app.db.execute(sql`update contact_messages set notice = 'sent' where id = 2`);
    await app.db.insert(outbox).values({
      kind: 'mail',
      payload: { receiver: 'clinic', template: 'new-message', messageId: 9 },
      createdAt,
      dueAt: createdAt,
    });
    await restoreBackup(app.system, file, { replace: true, migrate: async () => {} });
    expect((await app.db.select().from(outbox)).map(({ payload }) => payload)).toMatchObject([{ messageId: 1 }]);
    const rows = await app.db.select().from(contactMessages).orderBy(asc(contactMessages.id));
    expect(rows.map(({ notice }) => notice)).toEqual(['waiting', 'sent', 'sent', 'off']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a message whose notice waited for 30 days in vain no longer says that it waits', async () => {
  const createdAt = app.time.now;
  const [stored] = await app.db
    .insert(contactMessages)
    .values({ ...message, createdAt, notice: 'waiting' })
    .returning();
  const payload = { receiver: 'clinic', template: 'new-message', messageId: stored?.id ?? 0 } as const;
  await app.db.insert(outbox).values({ kind: 'mail', payload, createdAt, dueAt: createdAt });
  app.time.now = addDays(createdAt, 31);
  expect(await deleteOldDeliveries(app.system)).toBe(1);
  expect((await app.db.select().from(contactMessages)).map(({ notice }) => notice)).toEqual(['failed']);
});
