import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../tests/support/database/test-database.ts';
import { sql } from '../db/drizzle.ts';
import { loggableError, redactValues } from './loggable-error.ts';

const database = setUpTestDatabase();

test('describes a database error without the values of the query', async () => {
  const insert = () =>
    database.db.execute(sql`insert into staff (email, name, password_hash) values (${'jan@voorbeeld.nl'}, 'Jan', 'x')`);
  await insert();
  const loggable = loggableError(await insert().catch((error: unknown) => error));
  expect(loggable).toMatchObject({ code: '23505', table: 'staff', constraint: 'staff_email_unique' });
  expect(loggable.at.join()).toContain('loggable-error.test.ts');
  expect(JSON.stringify(loggable)).not.toContain('jan@voorbeeld.nl');
});

test('omits the value that Postgres could not parse', async () => {
  const failed = database.db.execute(sql`select ${'Jan "de" Wit'}::text::int`).catch((error: unknown) => error);
  expect(loggableError(await failed)).toMatchObject({
    code: '22P02',
    error: 'the database refused it: a value has the wrong form (22P02)',
  });
});

test('takes no line of a message for a stack frame', () => {
  const error = new Error('broken\n    at Jan de Wit (/home/jan/brief.txt:1:2)');
  expect(JSON.stringify(loggableError(error).at)).not.toContain('Jan');
});

test.each([
  ['550 <jan@voorbeeld.nl>: no such mailbox', '550 … no such mailbox'],
  ['Could not render https://clinic.example/magazine?search=angst', 'Could not render …'],
  ['Could not render /magazine?search=angst now', 'Could not render /magazine?… now'],
  ['connect ECONNREFUSED 10.0.0.3:5432', 'connect ECONNREFUSED 10.0.0.3:5432'],
  ['Could not send to "Jan" at once', 'Could not send to "…" at once'],
])('redacts "%s" to "%s"', (text, shown) => {
  expect(redactValues(text)).toBe(shown);
});

test('cuts a long message, and shows no half of a value', () => {
  const redacted = redactValues(`refused: "${'geheim '.repeat(1000)}" ${'x '.repeat(5000)}jan@voorbeeld.nl`);
  expect(redacted.length).toBeLessThan(2100);
  expect(redacted).not.toMatch(/geheim|jan/);
});

test.each(['x', 'x@', '?', '"', 'https://', '@x ', '\n    at ', ' '])(
  'the time it takes to redact "%s" grows with the length alone',
  { tags: ['slow'] },
  (part) => {
    const timeOf = (length: number) => {
      const text = part.repeat(length / part.length);
      return Math.min(
        ...[1, 2, 3].map(() => {
          const start = process.cpuUsage();
          redactValues(text);
          const { user, system } = process.cpuUsage(start);
          return user + system;
        }),
      );
    };
    timeOf(10_000);
    // Four times the length: linear work takes 4 times as long, quadratic 16 times. A floor for what is too fast to time.
    expect(timeOf(400_000)).toBeLessThan(10 * Math.max(timeOf(100_000), 3000));
  },
);
