import { isSame } from './values.ts';

type Known<T> = { items: readonly T[]; ids: readonly number[] };
type Placed<T> = { item: T; at: number };

/**
 * The ids of items after a change, undefined for a new one. An item keeps its id wherever it goes, also when it was
 * typed in: what is open and has the focus goes by it.
 */
export function idsAfter<T>(before: Known<T>, items: readonly T[], nameOf: (item: T) => string) {
  const rules: ((one: Placed<T>, other: Placed<T>) => boolean)[] = [
    (one, other) => one.at === other.at && isSame(one.item, other.item),
    (one, other) => isSame(one.item, other.item),
    (one, other) => nameOf(one.item) !== '' && nameOf(one.item) === nameOf(other.item),
    (one, other) => one.at === other.at,
  ];
  const free = new Set(before.items.map((item, at): Placed<T> => ({ item, at })));
  const ids: (number | undefined)[] = items.map(() => undefined);
  for (const isSameItem of rules)
    for (const [at, item] of items.entries()) {
      const found = ids[at] === undefined && [...free].find((other) => isSameItem({ item, at }, other));
      if (!found) continue;
      free.delete(found);
      ids[at] = before.ids[found.at];
    }
  return ids;
}
