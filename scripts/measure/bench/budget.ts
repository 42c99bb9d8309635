export type Times = { fastest: number; p50: number; p95: number; p99: number };
/** `machine`: the speed of the machine during the measurement, relative to the reference machine (server.ts). */
export type Rate = { connections: number; perSecond: number; machine: number };
type Scope = { database: string; size: number };

/** On Postgres, by the number of articles. */
const MAX_P95_MS: Record<number, number> = { 100000: 25, 1000000: 200 };
/**
 * Of words that stand in thousands of articles many rows are read and ranked. With a million, or on a slow day of the
 * machine, that takes longer than the aim; no magazine of a clinic has as many. The check fails at twice the aim.
 */
const COMMON = /common word|what visitors type/;
/** The rest of a page, beside its calls. */
const MAX_RENDERING_MS = 50;
const MAX_RENAME_MS = 500;
/** 10,000 addresses, which only crawlers wait for. */
const MAX_SITEMAP_FILE_MS = 100;
/** The search of the whole site looks through the index of the pages too. */
const MAX_PAGES_MS = 5;
const CONNECTIONS = 50;
const MIN_UNCACHED_PER_SECOND: Record<string, number> = { list: 500, search: 300, article: 1000 };
/** No clinic's magazine is larger, so request rates have a budget only up to this size. */
const MAX_SIZE_FOR_RATES = 10_000;
const MIN_CACHED_PER_SECOND = 4000;

/** Collects a message for each value that misses its budget. */
export class Budget {
  readonly misses: string[] = [];

  /** Asks for the machine's speed only when a busy machine may be the cause. */
  async checkDuration(
    { database, size }: Scope,
    call: string,
    { p95 }: Times,
    machineSpeed: () => Promise<number>,
  ): Promise<void> {
    const most = database === 'postgres' && maximumOf(call, size);
    if (!most || p95 <= most) return;
    const scaled = most / Math.min(1, await machineSpeed());
    if (p95 > scaled)
      this.misses.push(`${call}: ${p95.toFixed(1)} ms (p95), at most ${Math.round(scaled)} on a machine this fast`);
  }

  checkRate({ database, size }: Scope, name: string, rate: Rate): void {
    const minimum = MIN_UNCACHED_PER_SECOND[name.replace(/,.*/, '')];
    if (minimum && database === 'postgres' && size <= MAX_SIZE_FOR_RATES)
      this.#checkMinimum(`${name}, ${size} articles`, rate, minimum);
  }

  checkCachedRate(name: string, rate: Rate): void {
    this.#checkMinimum(`${name} from the cache`, rate, MIN_CACHED_PER_SECOND);
  }

  #checkMinimum(name: string, { connections, perSecond, machine }: Rate, minimum: number): void {
    const scaled = minimum * Math.min(1, machine);
    if (connections === CONNECTIONS && perSecond < scaled)
      this.misses.push(
        `${name}: ${Math.round(perSecond)} requests/s, at least ${Math.round(scaled)} on a machine this fast`,
      );
  }
}

function maximumOf(call: string, size: number): number | undefined {
  const aim = MAX_P95_MS[size];
  if (!aim || call.startsWith('create')) return undefined;
  const most = COMMON.test(call) ? 2 * aim : aim;
  if (call.startsWith('rename')) return MAX_RENAME_MS;
  if (call === 'sitemap: a file') return Math.max(most, MAX_SITEMAP_FILE_MS);
  if (call.startsWith('site search')) return most + MAX_PAGES_MS;
  return call.startsWith('page') ? most + MAX_RENDERING_MS : most;
}
