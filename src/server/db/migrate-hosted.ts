type Pool = { query: (text: string) => Promise<{ rows: object[] }>; end: () => Promise<void> };

/**
 * Migrates over a pool without limits, because a large table may take long, and ends the pool. Vacuums articles after a
 * migration: a rewritten table has no visibility map, and without it lists read every row that they count. VACUUM
 * cannot run in a migration, because it runs in no transaction.
 */
export async function migrateHosted<P extends Pool>(pool: P, migrate: (pool: P) => Promise<void>): Promise<void> {
  try {
    const before = await newestMigration(pool);
    await migrate(pool);
    if ((await newestMigration(pool)) !== before) await pool.query('vacuum analyze articles');
  } finally {
    await pool.end();
  }
}

/** Undefined in an empty database. */
async function newestMigration(pool: Pool): Promise<unknown> {
  const [table] = (await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)).rows;
  if (!table || !('name' in table) || table.name === null) return undefined;
  const [newest] = (await pool.query('select max(created_at)::text as at from drizzle.__drizzle_migrations')).rows;
  return newest && 'at' in newest ? newest.at : undefined;
}
