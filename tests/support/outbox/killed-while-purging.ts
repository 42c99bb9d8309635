import { asSystem } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { testDependencies } from '../api/test-dependencies.ts';

/** Commits a change, and tells the parent when the CDN, which never answers, has its purge. */
const { db } = await connect({ driver: 'pg', url: process.argv[2] ?? '' });
const hang = () => {
  process.send?.('purging');
  return new Promise<void>(() => {});
};
const context = asSystem({
  ...testDependencies(db),
  clock: () => new Date(),
  cache: {
    headers: () => ({}),
    maxSeconds: 3600,
    learn: () => {},
    mayHaveCdn: true,
    cdn: { purge: hang, invalidate: hang },
  },
});
await inTransaction(context, async (tx) => tx.raiseTags(['article:erased']));
