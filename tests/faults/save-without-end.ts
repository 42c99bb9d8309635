import { join } from 'node:path';
import { migrationsFolder } from '../../src/server/db/connect.ts';
import { sql } from '../../src/server/db/drizzle.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { openFileStore } from '../../src/server/pictures/stores/file-store.ts';

/**
 * `node tests/faults/save-without-end.ts FOLDER WORKERS`: saves texts and pictures until it is killed, and prints the name
 * of each once it is confirmed. Checkpoints fall between them, as after 64 MB of changes.
 */
const [folder = '', workers = '4'] = process.argv.slice(2);
const { db } = await openEmbedded(folder, migrationsFolder);
const pictures = openFileStore(join(folder, 'images'));
await db.execute(sql`create table if not exists saved (name text primary key, body text not null)`);
const run = `${process.pid}`;

async function save(worker: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${run}-${worker}-${count}`;
    if (count % 10 === 0) await pictures.put([{ name, bytes: new Uint8Array(Buffer.from(name.repeat(1000))) }]);
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into saved values (${name}, ${name.repeat(1 + (count % 300))})`);
      await tx.execute(sql`update saved set body = body || '' where name like ${`${run}-${worker}-%7`}`);
    });
    process.stdout.write(`${name}\n`);
    if (worker === 0 && count % 40 === 39) await db.execute(sql`checkpoint`);
  }
}

// On a disk that is cut off it ends with the first refusal.
await Promise.all(Array.from({ length: Number(workers) }, (_, worker) => save(worker))).catch(() => process.exit(1));
