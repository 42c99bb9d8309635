import { KNOWN_SAMPLES, type KnownSample } from './known-samples.ts';
import { valueAt } from './sample-values.ts';

/** What may stand between the parts of a value without changing it: a space of any kind, a line's end, a hyphen. */
const BETWEEN = String.raw`(?:[\s\u00a0\u2007\u2009\u2011\u202f.()/–-]|&nbsp;|&#160;|&thinsp;|%20)*`;

/** The known samples that no text may hold: all but those that kliniek.yaml holds and calls real. */
export function unwantedSamples(clinic: { voorbeelden?: readonly string[] } & Record<string, unknown>) {
  const isReal = ({ field, value }: KnownSample) =>
    field !== undefined &&
    !clinic.voorbeelden?.includes(field) &&
    JSON.stringify(valueAt(clinic, field) ?? '').includes(value);
  return KNOWN_SAMPLES.filter((sample) => !isReal(sample));
}

/** Where a text holds one of these values, in whatever notation: its line, and the value as it stands there. */
export function findSamples(text: string, samples: readonly KnownSample[]): { line: number; found: string }[] {
  const hits = samples.flatMap((sample) => [...text.matchAll(patternOf(sample))]);
  // One value may hold another, as a full name holds a name.
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

function patternOf({ kind, value }: KnownSample): RegExp {
  if (kind === 'telefoon') {
    const [, ...digits] = value.replace(/\D/g, '');
    const start = String.raw`(?<!\d)(?:(?:\+|00|%2B)31${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})`;
    return new RegExp(`${start}${digits.join(BETWEEN)}(?!\\d)`, 'gi');
  }
  const words = value.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  // A name has a capital; an address or a link may be written either way.
  return new RegExp(`(?<![\\p{L}\\d])${words.join(BETWEEN)}(?![\\p{L}\\d])`, /[\d.-]/.test(value) ? 'giu' : 'gu');
}
