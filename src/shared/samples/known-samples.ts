/**
 * The sample values that the site started with. content/kliniek.yaml lists which of its fields are still samples; other
 * texts repeat the same values. Add new sample values here.
 */
export type KnownSample = {
  kind: 'telefoon' | 'tekst';
  value: string;
  /** A field of content/kliniek.yaml that may hold this as its real value, once it is no longer listed as a sample. */
  field?: string;
};

export const KNOWN_SAMPLES: readonly KnownSample[] = [
  { kind: 'telefoon', value: '040 222 01 45' },
  { kind: 'tekst', value: 'dommelhart.example' },
  { kind: 'tekst', value: 'Dommelhart', field: 'naam' },
  { kind: 'tekst', value: 'Eindhovenseweg 41', field: 'adres' },
  { kind: 'tekst', value: '5582 HN', field: 'adres' },
  { kind: 'tekst', value: 'Hanneke Verbruggen' },
  { kind: 'tekst', value: 'Joris van Lieshout' },
  { kind: 'tekst', value: 'Saskia Brouwers' },
  { kind: 'tekst', value: 'Willem Aerts' },
  { kind: 'tekst', value: 'aqz-KE-bpKQ' },
  { kind: 'tekst', value: 'vimeo.com/76979871' },
];
