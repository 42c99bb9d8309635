/**
 * The sample values that the site started with. The files of content/ list which of their fields are still samples;
 * older texts may repeat the same values. Add new sample values here.
 */
export type KnownSample = {
  kind: 'phone' | 'text';
  value: string;
  /** A field of content/kliniek.yaml that may have this as its real value, once it is no longer listed as a sample. */
  field?: string;
};

export const KNOWN_SAMPLES: readonly KnownSample[] = [
  { kind: 'phone', value: '040 222 01 45' },
  { kind: 'text', value: 'dommelhart.example' },
  { kind: 'text', value: 'voorbeeld.example' },
  { kind: 'text', value: 'Dommelhart', field: 'naam' },
  { kind: 'text', value: 'Eindhovenseweg 41', field: 'adres' },
  { kind: 'text', value: '5582 HN', field: 'adres' },
  { kind: 'text', value: '00000000' },
  { kind: 'text', value: '00000000000' },
  { kind: 'text', value: 'N. Voorbeeld' },
  { kind: 'text', value: 'Voorbeeld Klachtenbemiddeling' },
  { kind: 'text', value: 'Voorbeeld Geschilleninstantie Zorg' },
  { kind: 'text', value: 'Hanneke Verbruggen' },
  { kind: 'text', value: 'Joris van Lieshout' },
  { kind: 'text', value: 'Saskia Brouwers' },
  { kind: 'text', value: 'Willem Aerts' },
  { kind: 'text', value: 'aqz-KE-bpKQ' },
  { kind: 'text', value: 'vimeo.com/76979871' },
];
