import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { openUnmigrated } from '../../../tests/support/database/test-database.ts';
import { migrationsFolder } from '../db/connect.ts';
import { asc, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { outbox } from '../db/schema/outbox.ts';
import { makeBackup } from '../operations/backup/make.ts';
import { restoreBackup } from '../operations/backup/restore.ts';
import { deliverDue } from '../outbox/deliver.ts';

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

test('the migration moves the notices of the version before it', { tags: ['slow'] }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'before-outbox-'));
  const connection = await openUnmigrated();
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
    const before = entries.filter(({ tag }) => tag < '0012');
    await writeFile(journal, JSON.stringify({ ...rest, entries: before }));
    await migrate(connection.db as never, { migrationsFolder: folder });
    await connection.db.execute(sql`
      insert into contact_messages (name, email, message, created_at, notice, notice_attempts, notice_due_at) values
        ('a', 'a@b.nl', 'Hallo', now() - interval '3 days', 'failed', 4, now() + interval '6 hours'),
        ('b', 'a@b.nl', 'Hallo', now(), 'sent', 1, null)`);
    await connection.migrate();
    expect(await connection.db.select().from(outbox)).toMatchObject([
      { kind: 'mail', payload: { receiver: 'clinic', template: 'new-message', messageId: 1 }, attempts: 4 },
    ]);
    const mails: string[] = [];
    const mail = {
      send: async (sent: readonly { subject: string }[]) => {
        mails.push(...sent.map(({ subject }) => subject));
        return sent.map(() => undefined);
      },
    };
    expect(await deliverDue({ ...app.system, db: connection.db, clock: () => new Date(), mail })).toBe(1);
    expect(mails).toEqual(['Nieuw bericht via de website']);
    const due = await connection.db.select({ due: contactMessages.noticeDueAt }).from(contactMessages);
    expect(due).toEqual([{ due: null }, { due: null }]);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
});
