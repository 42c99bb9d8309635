import { slugify } from '../../../shared/text/slug.ts';

export type CategoryAssigner = {
  /** Chooses the article's category: the first name that matches a category of this site, else its first name. */
  assign: (names: string[]) => { category: string; otherNames: string[] };
  /** Categories that must be created. */
  newCategories: Set<string>;
};

/**
 * A name matches a category if it differs only in case and accents, or if `categoryMap` maps it ("Old name" → "New
 * name"). Articles without category names get `defaultCategory`.
 */
export function createCategoryAssigner(
  existing: string[],
  categoryMap: ReadonlyMap<string, string>,
  defaultCategory: string,
): CategoryAssigner {
  const known = new Map(existing.map((name) => [slugify(name), name]));
  const mapped = new Map([...categoryMap].map(([from, to]) => [slugify(from), to]));
  const newCategories = new Set<string>();
  const find = (name: string) => known.get(slugify(mapped.get(slugify(name)) ?? name));

  return {
    newCategories,
    assign: (names) => {
      const chosen = names.find((name) => find(name)) ?? names[0] ?? defaultCategory;
      const category = find(chosen) ?? mapped.get(slugify(chosen)) ?? chosen;
      if (!known.has(slugify(category))) {
        known.set(slugify(category), category);
        newCategories.add(category);
      }
      return { category, otherNames: names.filter((name) => name !== chosen) };
    },
  };
}
