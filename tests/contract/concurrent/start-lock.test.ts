import { afterAll, beforeAll, expect, test } from 'vitest';
import { noCache } from '../../../src/server/cache/public-cache.ts';
import { connect } from '../../../src/server/db/connect.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { parseEnvironment } from '../../../src/server/environment.ts';
import { type OpenDependencies, openDependencies } from '../../../src/server/open-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';

let postgres: LocalPostgres;
const opened: OpenDependencies[] = [];
beforeAll(async () => {
  postgres = await startLocalPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await postgres.stop();
});

/** Opens the database like a server or a command. */
async function open(url: string): Promise<OpenDependencies> {
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'only for this test: thirty-two bytes or more' };
  const dependencies = await openDependencies(parseEnvironment(settings), noCache);
  opened.push(dependencies);
  return dependencies;
}

test('six commands that migrate one new database at once all succeed', async () => {
  const url = await postgres.createDatabase('at_once');
  const processes = await Promise.all(Array.from({ length: 6 }, () => open(url)));
  await Promise.all(processes.map(({ migrate }) => migrate()));
});

test('a command waits with its migration until a server has started', async () => {
  const url = await postgres.createDatabase('in_turn');
  const [server, command] = [await open(url), await open(url)];
  const order: string[] = [];
  const [prepares, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const starting = server.exclusively(async (migrate) => {
    prepares.resolve();
    await goesOn.promise;
    await migrate();
    order.push('server');
  });
  await prepares.promise;
  const migrating = command.migrate().then(() => order.push('command'));
  const { db, close } = await connect({ driver: 'pg', url }, PATIENT);
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(() => rowsOf(db, waiting)).toHaveLength(1);
  await close();
  goesOn.resolve();
  await Promise.all([starting, migrating]);
  expect(order).toEqual(['server', 'command']);
});

test('work goes on when the server ends the transaction of its lock', async () => {
  const url = await postgres.createDatabase('lost_lock');
  const { exclusively } = await open(url);
  const { db, close } = await connect({ driver: 'pg', url }, PATIENT);
  const result = await exclusively(async () => {
    await db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_advisory_xact_lock%' and pid <> pg_backend_pid()`,
    );
    return 'done';
  });
  await close();
  expect(result).toBe('done');
});
