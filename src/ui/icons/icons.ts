/**
 * Path data from Lucide (ISC licence), 24 × 24, stroke 1.5. Each icon is a separate export, so that islands contain
 * only the icons they use.
 */
export type IconPaths = readonly string[];

export const arrowLeft: IconPaths = ['m12 19-7-7 7-7', 'M19 12H5'];
export const arrowRight: IconPaths = ['M5 12h14', 'm12 5 7 7-7 7'];
export const arrowUp: IconPaths = ['m5 12 7-7 7 7', 'M12 19V5'];
export const arrowDown: IconPaths = ['M12 5v14', 'm19 12-7 7-7-7'];
export const arrowUpRight: IconPaths = ['M7 7h10v10', 'M7 17 17 7'];
export const chevronDown: IconPaths = ['m6 9 6 6 6-6'];
export const calendar: IconPaths = [
  'M8 2v4',
  'M16 2v4',
  'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  'M3 10h18',
];
export const close: IconPaths = ['M18 6 6 18', 'm6 6 12 12'];
export const menu: IconPaths = ['M4 8h16', 'M4 16h16'];
export const search: IconPaths = ['m21 21-4.34-4.34', 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z'];
export const play: IconPaths = ['M6 3 20 12 6 21z'];
export const phone: IconPaths = [
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
];
export const mapPin: IconPaths = [
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
  'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
];
