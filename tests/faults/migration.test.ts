import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import { sql } from '../../src/server/db/drizzle.ts';
import packages from '../../src/server/db/packages.cjs';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';
import { openUnmigrated } from '../support/database/test-database.ts';

const { migrate: migratePg } = packages.pg();
const { migrate: migrateEmbedded } = packages.embedded();

/** An update of a database in use, whose new migration fails at its third statement. */
const MIGRATIONS = 'src/server/db/migrations';
let postgres: LocalPostgres;
let folder: string;
let failing: string;
let corrected: string;

type Journal = { entries: Array<{ idx: number; tag: string; when: number }> };

async function releaseWith(name: string, change: (journal: Journal) => Journal): Promise<string> {
  const release = join(folder, name);
  await cp(MIGRATIONS, release, { recursive: true });
  const file = join(release, 'meta/_journal.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Journal)));
  return release;
}

beforeAll(async () => {
  postgres = await startLocalPostgres();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const withHalf = ({ entries, ...rest }: Journal): Journal => {
    const [first] = entries;
    const when = Math.max(...entries.map((entry) => entry.when)) + 1;
    return { ...rest, entries: first ? [...entries, { ...first, idx: entries.length, tag: '0099_half', when }] : [] };
  };
  failing = await releaseWith('failing', withHalf);
  corrected = await releaseWith('corrected', withHalf);
  const statements = [
    'alter table articles add column half text',
    "update articles set half = 'geschreven'",
    'alter table no_such_table add column other text',
  ];
  const write = (release: string, sql: string[]) =>
    writeFile(join(release, '0099_half.sql'), sql.join(';\n--> statement-breakpoint\n'));
  await write(failing, statements);
  await write(corrected, statements.slice(0, 2));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

type Migrate = (db: Connection['db'], config: { migrationsFolder: string }) => Promise<void>;

describe.each([
  ['PGlite', openUnmigrated, migrateEmbedded as unknown as Migrate],
  [
    'Postgres',
    async () => connect({ driver: 'pg', url: await postgres.createDatabase('half') }),
    migratePg as unknown as Migrate,
  ],
])('%s', (_, open, migrateTo) => {
  test('a failed migration changes nothing, and a corrected one succeeds', async () => {
    const connection = await open();
    const { db } = connection;
    const columns = async () => {
      const found = (await db.execute(sql`
        select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`)) as unknown as {
        rows: unknown[];
      };
      return found.rows;
    };
    await connection.migrate();
    await db.execute(sql`
      insert into articles (slug, title, content, content_text, category_id, author, is_published, labels, created_at, updated_at)
      values ('slapen', 'Slapen', '<p>Tekst</p>', 'Tekst', 1, 'Redactie', true, '', now(), now())`);
    const before = await columns();

    await expect(migrateTo(db, { migrationsFolder: failing })).rejects.toThrow();
    expect(await columns()).toEqual(before);
    expect(await db.execute(sql`select title from articles`)).toMatchObject({ rows: [{ title: 'Slapen' }] });

    await migrateTo(db, { migrationsFolder: corrected });
    expect((await columns()).length).toBeGreaterThan(before.length);
    expect(await db.execute(sql`select title from articles`)).toMatchObject({ rows: [{ title: 'Slapen' }] });
    await connection.close();
  });
});
