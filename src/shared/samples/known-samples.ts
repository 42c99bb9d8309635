/**
 * What was made up for the site to begin with, wherever it stands: content/kliniek.yaml says what is still a sample
 * there, and forgets it once it is filled in; other texts repeat the same values. Add here what is made up later.
 */
export type KnownSample = {
  kind: 'telefoon' | 'tekst';
  value: string;
  /** The field of content/kliniek.yaml that this may be the real value of, once its owner says so. */
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
