import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import type { Route } from './route.ts';
import type { Transaction } from './transaction.ts';

/** Returns how many items it handled. */
export type Job = (context: Context) => Promise<number>;

/** Somebody whose data is asked for or erased. */
export type Person = { email: string; accountId: number | undefined };

/**
 * What a subject brings to the site. Its folder exports one, `subject`: at the foot of the file that does everything it
 * names, or, where several files do, in a `subject.ts` of its own. subjects.ts lists them all.
 */
export type Subject = {
  /** What it stores. Each says beside its name whether a backup holds it (db/pg-core.ts). */
  tables: readonly PgTable[];
  /** What it stores about a person, by its name in an export; `{}` for nothing that is not elsewhere in it. */
  personalData: Readonly<
    Record<
      string,
      {
        find: (db: Database, person: Person) => PromiseLike<object[]> | object[];
        /** Without it, the database deletes the data together with the account. */
        erase?: (tx: Transaction, person: Person) => Promise<void>;
      }
    >
  >;
  routes?: readonly Route[];
  /**
   * What maintenance runs each time, on a server each minute, each hour and each night, by the name in its report. Each
   * must be safe to repeat: several processes run them, and a host runs the nightly ones up to four times.
   */
  jobsOfEachRun?: Readonly<Record<string, Job>>;
  hourlyJobs?: Readonly<Record<string, Job>>;
  nightlyJobs?: Readonly<Record<string, Job>>;
};
