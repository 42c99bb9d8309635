import { KNOWN_SAMPLES, type KnownSample } from './known-samples.ts';

/** Separators that may stand between the parts of a value: spaces, line breaks, punctuation and their HTML entities. */
const SEPARATOR = String.raw`(?:[\s\u00a0\u2007\u2009\u2011\u202f.()/–-]|&nbsp;|&#160;|&thinsp;|%20)*`;

/** All known samples, except the values of kliniek.yaml that it no longer lists as samples. */
export function unwantedSamples(clinic: { voorbeelden?: readonly string[] } & Record<string, unknown>) {
  const isReal = ({ field, value }: KnownSample) =>
    field !== undefined &&
    !clinic.voorbeelden?.includes(field) &&
    JSON.stringify(valueAt(clinic, field) ?? '').includes(value);
  return KNOWN_SAMPLES.filter((sample) => !isReal(sample));
}

/** Finds samples in any notation, with their line numbers and the text found. */
export function findSamples(text: string, samples: readonly KnownSample[]): { line: number; found: string }[] {
  const hits = samples.flatMap((sample) => [...text.matchAll(patternOf(sample))]);
  // One value may contain another, as a full name contains a first name.
  const lines = new Map<string, { line: number; found: string }>();
  for (const { index, 0: match } of hits) {
    const line = text.slice(0, index).split('\n').length;
    const found = match.replace(/\s+/g, ' ');
    const known = [...lines.values()].find(
      (hit) => hit.line === line && hit.found.toLowerCase().includes(found.toLowerCase()),
    );
    if (!known) lines.set(`${line} ${found}`, { line, found });
  }
  return [...lines.values()].sort((one, other) => one.line - other.line);
}

/** Matches a value in any notation: with other separators, on two lines, a phone number with its country code. */
export function patternOf({ kind, value }: Pick<KnownSample, 'kind' | 'value'>): RegExp {
  if (kind === 'phone') {
    const [, ...digits] = value.replace(/\D/g, '');
    const start = String.raw`(?<!\d)(?:(?:\+|00|%2B)31${SEPARATOR}(?:0${SEPARATOR})?|0${SEPARATOR})`;
    return new RegExp(`${start}${digits.join(SEPARATOR)}(?!\\d)`, 'gi');
  }
  const words = value.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  // Names are matched with their capitals; addresses and links in any case.
  return new RegExp(`(?<![\\p{L}\\d])${words.join(SEPARATOR)}(?![\\p{L}\\d])`, /[\d.-]/.test(value) ? 'giu' : 'gu');
}

const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from);
