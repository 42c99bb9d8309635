const SPELLED: Readonly<Record<string, string>> = { agb: 'AGB', email: 'E-mail', kvk: 'KvK', pmo: 'PMO' };

/** What staff call a field of content/, in Dutch: `openbaar-vervoer` → “Openbaar vervoer”. */
export const fieldName = (key: string): string =>
  SPELLED[key] ?? key.replaceAll('-', ' ').replace(/^./, (first) => first.toLocaleUpperCase('nl'));
