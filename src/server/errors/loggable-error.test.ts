import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../tests/support/database/test-database.ts';
import { loggableError, redactValues } from './loggable-error.ts';

const database = setUpTestDatabase();

test('an error of the database is told by its code and place, without the values of the query', async () => {
  const insert = () =>
    database.db.execute(sql`insert into staff (email, name, password_hash) values (${'jan@voorbeeld.nl'}, 'Jan', 'x')`);
  await insert();
  const fault = loggableError(await insert().catch((error: unknown) => error));
  expect(fault).toMatchObject({ code: '23505', table: 'staff', constraint: 'staff_email_unique' });
  expect(fault.at.join()).toContain('fault.test.ts');
  expect(JSON.stringify(fault)).not.toContain('jan@voorbeeld.nl');
});

test('what Postgres could not read is not repeated', async () => {
  const failed = database.db.execute(sql`select ${'Jan "de" Wit'}::text::int`).catch((error: unknown) => error);
  expect(loggableError(await failed)).toMatchObject({
    code: '22P02',
    error: 'the database refused it: a value has the wrong form (22P02)',
  });
});

test('a line of a message that looks like a frame is not taken for one', () => {
  const error = new Error('broken\n    at Jan de Wit (/home/jan/brief.txt:1:2)');
  expect(JSON.stringify(loggableError(error).at)).not.toContain('Jan');
});

test.each([
  ['550 <jan@voorbeeld.nl>: no such mailbox', '550 … no such mailbox'],
  ['Could not render https://clinic.example/magazine?search=angst', 'Could not render …'],
  ['Could not render /magazine?search=angst now', 'Could not render /magazine?… now'],
  ['connect ECONNREFUSED 10.0.0.3:5432', 'connect ECONNREFUSED 10.0.0.3:5432'],
])('%s becomes %s', (text, shown) => {
  expect(redactValues(text)).toBe(shown);
});
