import { SEO_DESCRIPTION_LENGTH } from '../../constants.ts';
import { placeIn, startOf } from '../document/passages.ts';
import type { Finding, Rule, Severity } from '../finding.ts';

type Limits = { label: string; most: number; least?: number; empty?: Severity; why: string };

const CUT_OFF = 'Search engines and previews cut longer texts off.';
/** The lengths that the field itself advises. */
const DESCRIPTION = { least: SEO_DESCRIPTION_LENGTH.min, most: SEO_DESCRIPTION_LENGTH.max };
const LIMITS: Record<string, Limits> = {
  title: { label: 'title', most: 90, why: 'Cards and search results show only the beginning.' },
  excerpt: {
    label: 'excerpt',
    most: 300,
    empty: 'hint',
    why: 'Cards show it; without one they show the first words of the text.',
  },
  seoTitle: { label: 'SEO title', most: 65, why: CUT_OFF },
  seoDescription: {
    label: 'SEO description',
    ...DESCRIPTION,
    empty: 'warning',
    why: 'Search results show it; without one they pick a sentence themselves, and they cut longer ones off.',
  },
  metaDescription: { label: 'meta description', ...DESCRIPTION, why: CUT_OFF },
  imageAlt: { label: 'picture description', most: 200, why: 'Screen readers read it in one go.' },
};

/** Fields that are empty, too short or too long. Ignores fields that the text does not have. */
export const fieldLengths: Rule = ({ fields }) =>
  Object.entries(LIMITS).flatMap(([part, limits]) => {
    const value = fields[part];
    return value === undefined ? [] : problems(part, (value ?? '').trim(), limits);
  });

function problems(part: string, text: string, { label, most, least = 0, empty, why }: Limits): Finding[] {
  const finding = (severity: Severity, what: string, remedy: string): Finding[] => [
    { rule: 'field-length', severity, what, why, remedy, place: placeIn({ part, heading: 0, text }, 0, text.length) },
  ];
  if (text === '' && empty) {
    const [missing] = finding(empty, `The ${label} is empty.`, `Write one of at most ${most} characters.`);
    return missing ? [{ ...missing, place: startOf(part) }] : [];
  }
  if (text.length > most) {
    return finding('warning', `The ${label} has ${text.length} characters.`, `Shorten it to ${most}.`);
  }
  if (text !== '' && text.length < least) {
    return finding('hint', `The ${label} has only ${text.length} characters.`, `Use the space: ${least} to ${most}.`);
  }
  return [];
}
