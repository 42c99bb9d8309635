import { afterEach } from 'vitest';

/**
 * Stops work half-way: `reached` resolves when it calls `pass`, which resolves after `open`. Each gate opens at the end
 * of its test, so that a failed one leaves no transaction open.
 */
export function createGates() {
  const gates: Array<() => void> = [];
  afterEach(() => {
    for (const open of gates.splice(0)) open();
  });
  return () => {
    const opened = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    gates.push(opened.resolve);
    return {
      open: opened.resolve,
      reached: reached.promise,
      pass: async () => {
        reached.resolve();
        await opened.promise;
      },
    };
  };
}
