/** The fields of content/: the owner's Dutch names and the code's English ones. */
const NAMES = {
  titel: 'title',
  auteur: 'author',
  foto: 'cover',
  fotobeschrijving: 'coverAlt',
  samenvatting: 'description',
  zoekomschrijving: 'metaDescription',
  volgorde: 'order',
  ondertitel: 'mention',
  verwant: 'related',
  citaat: 'quote',
  'citaat-van': 'quoteAuthor',
  inleiding: 'intro',
  tekst: 'body',
  kop: 'hero',
  onderdelen: 'accordions',
  hoofdstukken: 'sections',
  pakketten: 'packages',
  naam: 'name',
  prijs: 'price',
  'past-bij': 'preference',
  afsluiting: 'closing',
  vraag: 'question',
  antwoord: 'answer',
  consulten: 'lines',
  duur: 'subtitle',
  verzekerd: 'insured',
  voorwaarde: 'note',
  verzekering: 'footnote',
  'geldig-vanaf': 'validFrom',
  nagekeken: 'reviewedOn',
  gecontroleerd: 'review',
  door: 'by',
  op: 'on',
  volgende: 'due',
  bronnen: 'sources',
  uitgever: 'publisher',
  jaar: 'year',
  adres: 'address',
  geraadpleegd: 'consultedOn',
  feiten: 'facts',
  eenheid: 'unit',
  btw: 'vat',
  meten: 'measures',
} as const;

type Name<K> = K extends keyof typeof NAMES ? (typeof NAMES)[K] : K;

/** A value of content/ with English field names. */
export type English<T> = T extends Date | string | number | boolean | null | undefined
  ? T
  : T extends ReadonlyArray<infer Item>
    ? English<Item>[]
    : { [K in keyof T as Name<K>]: English<T[K]> };

export function toEnglish<T>(value: T): English<T> {
  if (Array.isArray(value)) return value.map(toEnglish) as English<T>;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value as English<T>;
  const entries = Object.entries(value).map(([key, part]) => [
    (NAMES as Record<string, string>)[key] ?? key,
    toEnglish(part),
  ]);
  return Object.fromEntries(entries) as English<T>;
}
