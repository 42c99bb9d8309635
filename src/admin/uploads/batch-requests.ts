/** Combines the requests of one moment into one. When it fails, all of them fail. */
export function batchRequests<Found>(
  fetch: (names: string[]) => Promise<Record<string, Found>>,
  max: number,
): (name: string) => Promise<Found | undefined> {
  let waiting: { names: Set<string>; found: Promise<Record<string, Found>> } | undefined;
  return async (name) => {
    if (!waiting || waiting.names.size >= max) {
      const names = new Set<string>();
      const found = Promise.resolve().then(() => {
        if (waiting?.names === names) waiting = undefined;
        return fetch([...names]);
      });
      waiting = { names, found };
    }
    waiting.names.add(name);
    return (await waiting.found)[name];
  };
}
