import { bigint, index, leftOutTable, pgSequence, text } from '../pg-core.ts';

/** Versions of all tags come from one sequence, so that "newer than" compares any two of them. */
export const cacheVersions = pgSequence('cache_versions');

/** The version of each cache tag: raised in the transaction of a change, and polled by every process. */
export const cacheTags = leftOutTable('versions of what running processes have cached')(
  'cache_tags',
  {
    tag: text().primaryKey(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.version)],
);
