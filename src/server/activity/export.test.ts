import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sql } from '../db/drizzle.ts';
import { auditLog } from '../db/schema/audit.ts';

const app = setUpTestApp();

test('exports what the list shows, with its filters', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { title: '=1+1, "slaap"' });
  await app.request('/api/admin/messages', { cookie });
  const response = await app.request('/api/admin/activity.csv?group=writing', { cookie });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="what-happened-2026-11-21.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'When (UTC),Who,E-mail,What,About\r\n2026-11-21T10:00:00.000Z,Anna,anna@clinic.example,added an article,"\'=1+1, ""slaap"""\r\n',
  );
  const [last] = await app.db.select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(last?.action).toBe('activity.exported');
});

test('says what happened in the language of the person', async () => {
  const { cookie } = await app.logIn();
  await app.request('/api/admin/account/language', { method: 'PUT', body: { language: 'nl' }, cookie });
  await app.db.insert(auditLog).values([
    { at: app.time.now, actor: 'system', action: 'backup.made' },
    {
      at: app.time.now,
      actor: 'jan',
      action: 'account.role-changed',
      subjectId: 4,
      changes: [{ field: 'role', from: 'Writer', to: 'Editor' }],
    },
    {
      at: app.time.now,
      actor: 'jan',
      action: 'writer.dangers-overridden',
      subject: 'Bram (claim-cure): Mag wel',
    },
  ]);
  const response = await app.request('/api/admin/activity.csv', { cookie });
  const lines = (await response.text()).split('\r\n').map((line) => line.split(',').slice(1).join());
  expect(lines).toEqual(
    expect.arrayContaining([
      'Wie,E-mail,Wat,Waarover',
      'De website,system,maakte een back-up,',
      'jan,jan,wijzigde de rol van een account,nummer 4 rol: Schrijver → Redacteur',
      'jan,jan,"publiceerde de tekst van een schrijver ondanks een waarschuwing, met een reden",Bram (belooft genezing): Mag wel',
    ]),
  );
});

test('breaks off without naming the database when it fails half-way', async () => {
  const { cookie } = await app.logIn();
  await app.db.execute(sql`
    insert into audit_log (at, actor, action) select now(), 'system', 'backup.made' from generate_series(1, 4500)`);
  const response = await app.request('/api/admin/activity.csv', { cookie });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  expect((await reader.read()).done).toBe(false);
  await app.db.execute(sql`alter table audit_log rename to audit_log_away`);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow(/^The export was broken off$/);
  await app.db.execute(sql`alter table audit_log_away rename to audit_log`);
});

test('sends a long export in pieces, each entry once', async () => {
  const { cookie } = await app.logIn();
  await app.db.execute(sql`
    insert into audit_log (at, actor, action, subject)
    select ${app.time.now.toISOString()}::timestamptz, 'system', 'backup.made', 'nr ' || n from generate_series(1, 2500) n`);
  const response = await app.request('/api/admin/activity.csv', { cookie });
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(decoder.decode(piece));
  expect(pieces.length).toBeGreaterThanOrEqual(3);
  const found = pieces.join('').match(/nr \d+/g) ?? [];
  expect([found.length, new Set(found).size]).toEqual([2500, 2500]);
});
