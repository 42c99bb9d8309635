import type { Clinic } from '../../content/clinic.ts';

/** The map of the clinic's address, on another site. */
export const mapAddress = ({ straat, postcode, plaats }: Clinic['adres']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${straat}, ${postcode} ${plaats}`)}`;
