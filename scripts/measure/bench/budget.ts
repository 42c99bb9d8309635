export type Times = { fastest: number; p50: number; p95: number; p99: number };
/** `machine`: how fast the machine was meanwhile, as a share of the one that the budget is for (machine.ts). */
export type Rate = { connections: number; perSecond: number; machine: number };
type About = { database: string; size: number };

/** Architecture §7. */
const P95_MS = 25;
const AT = { database: 'postgres', size: 100_000 };
const MOST_CONNECTIONS = 50;
const UNCACHED_PER_SECOND: Record<string, number> = { list: 500, search: 300, article: 1000 };
/** Where a clinic's magazine ends: how busy its site may get is asked there. */
const BUSY_SIZE = 10_000;
const CACHED_PER_SECOND = 4000;

/** Collects what is over the budget, in words. */
export class Budget {
  readonly misses: string[] = [];

  callTook({ database, size }: About, call: string, { p95 }: Times): void {
    if (call.startsWith('create')) return;
    if (database === AT.database && size === AT.size && p95 > P95_MS)
      this.misses.push(`${call}: ${p95.toFixed(1)} ms (p95), at most ${P95_MS}`);
  }

  answered({ database, size }: About, name: string, rate: Rate): void {
    const least = UNCACHED_PER_SECOND[name.replace(/,.*/, '')];
    if (least && database === AT.database && size <= BUSY_SIZE) this.#least(`${name}, ${size} articles`, rate, least);
  }

  answeredFromCache(name: string, rate: Rate): void {
    this.#least(`${name} from the cache`, rate, CACHED_PER_SECOND);
  }

  #least(what: string, { connections, perSecond, machine }: Rate, least: number): void {
    const here = least * Math.min(1, machine);
    if (connections === MOST_CONNECTIONS && perSecond < here)
      this.misses.push(
        `${what}: ${Math.round(perSecond)} requests/s, at least ${Math.round(here)} on a machine this fast`,
      );
  }
}
