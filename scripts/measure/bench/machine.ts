import { fileURLToPath } from 'node:url';
import { load, perSecond, withServer } from './server.ts';

/** Requests per second of serve-reference.ts on the machine for which the budgets were set. */
const REFERENCE_RATE = 800;
const CONNECTIONS = 50;
const SECONDS = 2;
const REFERENCE_SERVER = fileURLToPath(new URL('serve-reference.ts', import.meta.url));

/** The current speed of this machine; 1 is the reference machine. */
export type MachineSpeed = () => Promise<number>;

/**
 * A budget in requests/s depends on the machine, and a machine that shares its processor may be half as fast for
 * minutes. So each rate is compared with that of a reference server. Without Postgres the speed counts as 1.
 */
export async function withMachineSpeed(
  { DATABASE_URL }: Record<string, string>,
  work: (machineSpeed: MachineSpeed) => Promise<void>,
): Promise<void> {
  if (!DATABASE_URL) return work(async () => 1);
  await withServer([REFERENCE_SERVER], { DATABASE_URL }, async (url) => {
    await load(url, CONNECTIONS, SECONDS);
    await work(async () => perSecond(await load(url, CONNECTIONS, SECONDS)) / REFERENCE_RATE);
  });
}
