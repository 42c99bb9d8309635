import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrationsFolder } from '../../src/server/db/connect.ts';
import { sql } from '../../src/server/db/drizzle.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { rowsOf } from '../../src/server/db/rows-of.ts';

/** How many saves a round waits for before it ends. */
export const CONFIRMED_PER_ROUND = 300;

export type Saving = { process: ChildProcess; confirmed: string[]; kill: () => Promise<void> };

/** Runs save-without-end.ts on a folder, or another script, with flags of Node. */
export function startSaving(
  folder: string,
  {
    script = 'tests/faults/save-without-end.ts',
    flags = [] as string[],
    settings = {} as Readonly<Record<string, string>>,
  } = {},
): Saving {
  const confirmed: string[] = [];
  const child = spawn(process.execPath, [...flags, script, folder], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let rest = '';
  child.stdout.on('data', (data: Buffer) => {
    const lines = (rest + data).split('\n');
    rest = lines.pop() ?? '';
    confirmed.push(...lines);
  });
  return {
    process: child,
    confirmed,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Opens the database of the folder, and compares it and the pictures with what was confirmed. */
export async function expectStored(folder: string, confirmed: readonly string[]): Promise<void> {
  const { db, close } = await openEmbedded(folder, migrationsFolder);
  const rows = await rowsOf<{ name: string; body: string }>(db, sql`select name, body from saved`);
  // Through the index too: it and the table may not differ.
  const [found] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from saved where name > ''`);
  await close();
  const bodies = new Map(rows.map(({ name, body }) => [name, body]));
  expect(confirmed.filter((name) => !bodies.has(name))).toEqual([]);
  expect(found?.count).toBe(rows.length);
  for (const [name, body] of bodies) expect(body).toBe(name.repeat(1 + (Number(name.split('-')[2]) % 300)));
  for (const name of confirmed.filter((saved) => saved.endsWith('0'))) {
    expect(await readFile(join(folder, 'images', name), 'utf8')).toBe(name.repeat(1000));
  }
}
