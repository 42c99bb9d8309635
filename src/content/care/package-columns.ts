/** What the table of packages says of each, beside its name; on a narrow window these stand before the values. */
export const PACKAGE_COLUMNS = {
  price: 'Prijs',
  measures: 'Wat we meten',
  planning: 'Planning',
  preference: 'Past bij',
} as const;
