/*
 * Ids of the pages around the texts of content/. Of two with one id links find only the first, so no text may have one
 * of them. A test compares these lists with what the components of the pages write.
 */

const EVERYWHERE = [
  'main',
  'menu',
  'menu-zorgaanbod',
  'op-deze-pagina',
  'zoek-balk',
  'zoek-menu',
  'zoek-paneel',
  'zorgaanbod',
];

export const CARE_IDS: readonly string[] = [
  ...EVERYWHERE,
  'afspraak',
  'feedback-hint',
  'feedback-words',
  'in-het-kort',
  'in-het-magazine',
  'keuringen',
  'over-deze-tekst',
  'pakketten',
  'verwant',
  'voorstel',
  'voorstel-honeypot',
  'voorstel-message',
  'voorstel-titel',
  'vragen',
  'wat-we-doen',
];

export const ABOUT_IDS: readonly string[] = [
  ...EVERYWHERE,
  'adres',
  'contact',
  'contact-honeypot',
  'contact-titel',
  'openingstijden',
  'regelen',
  'route',
  'route-titel',
  'tarieven',
  'tarieven-titel',
  'team',
  'team-titel',
  'telefoon',
];

const TAKEN = new Set([...CARE_IDS, ...ABOUT_IDS]);

/** The id of a heading: below “Contact” in a text, `contact` still leads to the form. */
export const headingId = (id: string): string => (TAKEN.has(id) ? `text_${id}` : id);
