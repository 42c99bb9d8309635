import { slugify } from '../../../shared/slug.ts';

export type CategoryChoice = {
  /** The category an article gets: one that is here already where one fits, else its own first. */
  of: (names: string[]) => { category: string; others: string[] };
  /** Those that will have to be made, with the name they had. */
  created: Set<string>;
};

/**
 * Chooses categories for articles that had none, one, or many. A name fits when it is written alike but for capitals
 * and accents, or when `map` says so ("Old name" → "Name here").
 */
export function chooseCategories(
  existing: string[],
  map: ReadonlyMap<string, string>,
  otherwise: string,
): CategoryChoice {
  const here = new Map(existing.map((name) => [slugify(name), name]));
  const mapped = new Map([...map].map(([from, to]) => [slugify(from), to]));
  const created = new Set<string>();
  const find = (name: string) => here.get(slugify(mapped.get(slugify(name)) ?? name));

  return {
    created,
    of: (names) => {
      const fitting = names.find((name) => find(name));
      const chosen = fitting ?? names[0] ?? otherwise;
      const category = find(chosen) ?? mapped.get(slugify(chosen)) ?? chosen;
      if (!here.has(slugify(category))) {
        here.set(slugify(category), category);
        created.add(category);
      }
      return { category, others: names.filter((name) => name !== chosen) };
    },
  };
}
