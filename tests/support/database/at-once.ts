import type { Context } from '../../../src/server/context.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { createGates } from '../timing/gate.ts';
import { type setUpTwoProcesses, someoneWaits } from './two-processes.ts';

/**
 * Returns a function that runs `first` up to its commit, waits until `second` waits for it, and resolves to the outcome
 * of the second: 'done', or the code of its error. The first runs in this process unless it gets a context.
 */
export function createAtOnce(site: ReturnType<typeof setUpTwoProcesses>) {
  const gate = createGates();
  return async (
    first: (tx: Context) => Promise<unknown>,
    second: (context: Context) => Promise<unknown>,
    context = site.here,
  ) => {
    const { pass, open, reached } = gate();
    const one = inTransaction(context, async (tx) => {
      await first(tx);
      await pass();
    });
    await Promise.race([reached, one]);
    const outcome = second(site.there).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    await someoneWaits(site);
    open();
    await one;
    return outcome;
  };
}
