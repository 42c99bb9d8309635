import { fileURLToPath } from 'node:url';
import { load, perSecond, withServer } from './server.ts';

/** What serve-reference.ts answers in a second on the machine whose figures became the budgets of architecture §7. */
const THERE = 800;
const CONNECTIONS = 50;
const SECONDS = 2;
const REFERENCE = fileURLToPath(new URL('serve-reference.ts', import.meta.url));

/** How fast the machine is now, as a share of the one that the budgets are for. */
export type MachineSpeed = () => Promise<number>;

/**
 * A machine that shares its processor may be half as fast for minutes, and another one is always half as fast: a budget
 * in requests/s means something only beside what the machine can do at all. Without a Postgres to ask it counts as 1.
 */
export async function withMachineSpeed(
  { DATABASE_URL }: Record<string, string>,
  work: (speedOfMachine: MachineSpeed) => Promise<void>,
): Promise<void> {
  if (!DATABASE_URL) return work(async () => 1);
  await withServer([REFERENCE], { DATABASE_URL }, async (url) => {
    await load(url, CONNECTIONS, SECONDS);
    await work(async () => perSecond(await load(url, CONNECTIONS, SECONDS)) / THERE);
  });
}
