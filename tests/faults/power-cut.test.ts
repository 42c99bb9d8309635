import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { migrationsFolder } from '../../src/server/db/connect.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { emptyFolder, removeFolder } from '../support/server/server.ts';
import { CONFIRMED_PER_ROUND, expectStored, type Saving, startSaving } from './saving.ts';

/** On the worst disks that a power cut may leave, which volatile-disk.ts makes. disk-image.test.ts cuts a real one off. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const limit = 60_000 * (1 + ROUNDS) * busyness();

let parent = '';
let folder = '';
let afterPowerCut = '';
let saving: Saving | undefined;
beforeEach(async () => {
  parent = await emptyFolder();
  folder = join(parent, 'data');
  afterPowerCut = join(parent, 'after');
  await mkdir(folder);
  await mkdir(afterPowerCut);
});
afterEach(async () => {
  await saving?.kill();
  await removeFolder(parent);
});

/** What the folder holds now, such as what the start after the last power cut repaired, is on the disk. */
async function startOnVolatileDisk(settings: Readonly<Record<string, string>> = {}, script?: string): Promise<Saving> {
  await removeFolder(afterPowerCut);
  await cp(folder, afterPowerCut, { recursive: true });
  saving = startSaving(folder, {
    flags: ['--import', './tests/faults/volatile-disk.ts'],
    settings: { VOLATILE_FOLDER: folder, AFTER_POWER_CUT: afterPowerCut, ...settings },
    ...(script && { script }),
  });
  return saving;
}

/** What is left becomes the folder of the next round. */
async function cutPower(): Promise<void> {
  await saving?.kill();
  await removeFolder(folder);
  await rename(afterPowerCut, folder);
}

test.for([
  ['nothing that was not synced', {}],
  ['all data that was not synced, but none of the log', { WRITTEN_AT_ONCE: '^(?!.*/pg_wal/)' }],
] as const)('loses nothing confirmed in a power cut that leaves %s', { timeout: limit }, async ([, settings]) => {
  const all: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { confirmed } = await startOnVolatileDisk(settings);
    await expect.poll(() => confirmed.length, { interval: 5 }).toBeGreaterThan(CONFIRMED_PER_ROUND + round * 10);
    await cutPower();
    all.push(...confirmed);
    await expectStored(folder, all);
  }
});

test('starts again after a power cut or a kill during the first start', async () => {
  await startOnVolatileDisk({}, 'tests/support/server/first-start.ts');
  await expect.poll(() => existsSync(join(folder, 'database', 'PG_VERSION')), { interval: 1 }).toBe(true);
  const killed = join(parent, 'killed');
  await cp(folder, killed, { recursive: true });
  await cutPower();
  for (const left of [folder, killed]) {
    const { migrate, close } = await openEmbedded(left, migrationsFolder);
    await migrate();
    await close();
  }
});
