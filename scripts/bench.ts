import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { connect } from '../src/server/db/connect.ts';
import type { Connection } from '../src/server/db/database.ts';
import { startLocalPostgres } from '../src/server/db/local-postgres.ts';
import { benchContext, measureCalls } from './bench/calls.ts';
import { fillWithArticles } from './bench/fill.ts';
import { checkPlans } from './bench/plans.ts';
import { measureRequests } from './bench/requests.ts';

/**
 * `npm run bench [-- --sizes 1000,10000,100000 --on pglite,postgres]`: how long the calls of the API take, which
 * indexes they use, and how many requests a second they answer over HTTP. Prints Markdown; docs/performance.md keeps it.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    on: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '5' },
  },
});
const say = (line = '') => void process.stdout.write(`${line}\n`);
const list = (text: string) => text.split(',').filter(Boolean);

say(
  `Machine: ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
say(`Node ${process.version}`);
for (const database of list(values.on)) {
  for (const size of list(values.sizes).map(Number)) {
    const { connection, close } = await open(database);
    try {
      await connection.migrate();
      await fillWithArticles(connection.db, size);
      await report(connection, `${database}, ${size.toLocaleString('en')} articles`);
    } finally {
      await close();
    }
  }
}

async function report({ db }: Connection, title: string): Promise<void> {
  const [{ version }] = (await db
    .select({ version: sql<string>`split_part(version(), ' ', 2)` })
    .from(sql`(select 1) as one`)) as [{ version: string }];
  say(`\n## ${title} (Postgres ${version})\n`);
  const context = benchContext(db);
  await measureCalls(context, say);
  await checkPlans(db, say);
  await measureRequests(context, Number(values.seconds), say);
}

async function open(database: string): Promise<{ connection: Connection; close: () => Promise<void> }> {
  if (database === 'postgres') {
    const postgres = await startLocalPostgres();
    const connection = await connect({ driver: 'pg', url: await postgres.createDatabase('bench') });
    return { connection, close: () => connection.close().then(postgres.stop) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const connection = await connect({ driver: 'pglite', folder });
  return { connection, close: () => connection.close().then(() => rm(folder, { recursive: true })) };
}
