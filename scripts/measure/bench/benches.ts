import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import type { PoolLimits } from '../../../src/server/db/limited-pool.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import { startLocalPostgres } from '../../../tests/support/database/local-postgres.ts';
import { fillWithArticles } from './fill.ts';
import { fillBySql } from './fill-by-sql.ts';

/** A filled database. Only one process may open it at a time, because PGlite allows only one. */
export type Bench = {
  database: string;
  size: number;
  /** The settings with which another process opens it. */
  environment: Record<string, string>;
  use: (work: (connection: Connection, version: string) => Promise<void>) => Promise<void>;
};

/** Above this size the database generates its articles itself, because only that is fast enough. */
const MAX_FILLED_ONE_BY_ONE = 200_000;

/** An index of a million articles takes longer than the site lets a statement take. */
const FILL_MS = 600_000;

type Options = { on: string[]; sizes: number[]; keepIn?: string | undefined };

/** Fills every database of every size before the first measurement. */
export async function openBenches({
  on,
  sizes,
  keepIn,
}: Options): Promise<{ all: Bench[]; close: () => Promise<void> }> {
  const folder = keepIn ? resolve(keepIn) : await mkdtemp(join(tmpdir(), 'bench-'));
  await mkdir(folder, { recursive: true });
  // Postgres may run as another user (local-postgres.ts), who needs access to the folder.
  await chmod(folder, 0o755);
  const postgres = on.includes('postgres')
    ? await startLocalPostgres({ dataFolder: join(folder, 'postgres') })
    : undefined;
  const all: Bench[] = [];
  for (const database of on) {
    for (const size of sizes) {
      const name = `${database}_${size}`;
      const filled = join(folder, `${name}.filled`);
      const isFilled = existsSync(filled);
      if (postgres && !isFilled && database === 'postgres') await postgres.createDatabase(name);
      const setting: DatabaseSetting =
        postgres && database === 'postgres'
          ? { driver: 'pg', url: postgres.urlOf(name) }
          : { driver: 'pglite', folder: join(folder, name) };
      const bench = { database, size, environment: environmentOf(setting), use: use(setting) };
      // A kept database may have the schema of an earlier version.
      await use(setting, { statementMs: FILL_MS })(async ({ db, migrate }) => {
        await migrate();
        if (!isFilled) await (size > MAX_FILLED_ONE_BY_ONE ? fillBySql : fillWithArticles)(db, size);
      });
      await writeFile(filled, '');
      all.push(bench);
    }
  }
  return {
    all,
    close: async () => {
      await postgres?.stop();
      if (!keepIn) await rm(folder, { recursive: true, force: true });
    },
  };
}

const use =
  (setting: DatabaseSetting, limits?: PoolLimits): Bench['use'] =>
  async (work) => {
    const connection = await connect(setting, limits);
    try {
      const [row] = await connection.db
        .select({ version: sql<string>`split_part(version(), ' ', 2)` })
        .from(sql`(select) as one`);
      await work(connection, row?.version ?? '');
    } finally {
      await connection.close();
    }
  };

const environmentOf = (setting: DatabaseSetting): Record<string, string> =>
  setting.driver === 'pglite'
    ? { DATA_DIR: setting.folder }
    : { DATABASE_URL: setting.url, SESSION_SECRET: 'x'.repeat(48) };
