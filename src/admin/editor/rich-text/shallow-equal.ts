/** Whether two flat objects or lists have the same values. Runs at each key, so it stays shallow. */
export function isShallowEqual(a: object | null, b: object | null): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  const [before, after] = [Object.entries(a), Object.entries(b)];
  return (
    before.length === after.length &&
    before.every(([name, value]) => Object.is(value, (b as typeof a & Record<string, unknown>)[name]))
  );
}
