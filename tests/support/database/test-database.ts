import { openAsBlob } from 'node:fs';
import { afterAll, beforeAll, beforeEach, inject, type ProvidedContext } from 'vitest';
import { busyness } from '../../../scripts/set-up/busyness.mjs';
import { migrationsFolder } from '../../../src/server/db/connect.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { openEmbedded } from '../../../src/server/db/embedded.ts';
import { emptyTables } from './empty-tables.ts';

/** Opening takes a second, but half a minute on a busy machine. */
const OPENING_MS = 90_000 * busyness();

declare module 'vitest' {
  interface ProvidedContext {
    /** The dump files of template.ts: a new database and a migrated one. */
    emptyDatabase: string;
    migratedDatabase: string;
  }
}

const openCopy = async (dump: keyof ProvidedContext) =>
  openEmbedded('memory://', migrationsFolder, await openAsBlob(inject(dump)));

/** A copy of the migrated database: ten times as fast as creating one. */
export const openInMemory = () => openCopy('migratedDatabase');

/** A new database without any migration. */
export const openUnmigrated = () => openCopy('emptyDatabase');

/** Opening takes half a second, so the files that one worker runs share a database. */
let shared: Promise<Connection> | undefined;

/** A migrated database: by default the embedded one that test files share. It is emptied before each test. */
export function setUpTestDatabase(open?: () => Promise<Connection>): { readonly db: Database } {
  let connection: Connection | undefined;
  beforeAll(async () => {
    shared ??= open ? undefined : openInMemory();
    connection = await (open ? open() : shared);
    await connection?.migrate();
  }, OPENING_MS);
  beforeEach(async () => {
    if (connection) await emptyTables(connection.db);
  });
  afterAll(async () => {
    if (open) await connection?.close();
  });
  return {
    get db() {
      if (!connection) throw new Error('The test database is only available inside tests');
      return connection.db;
    },
  };
}
