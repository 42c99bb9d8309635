import { SEO_DESCRIPTION_LENGTH } from '../../constants.ts';
import { placeIn, startOf } from '../document/passages.ts';
import {
  type Finding,
  type PlainSentence,
  type Rule,
  type Said,
  type Sentence,
  type Severity,
  says,
} from '../finding.ts';

type Limits = {
  most: number;
  least?: number;
  why: PlainSentence;
  long: Extract<Sentence, `The ${string} has {count} characters.`>;
  short?: Extract<Sentence, `The ${string} has only {count} characters.`>;
  empty?: Extract<Sentence, `The ${string} is empty.`>;
  emptyIs?: Severity;
};

const CUT_OFF = 'Search engines and previews cut longer texts off.';
/** The lengths that the field itself advises. */
const DESCRIPTION = { least: SEO_DESCRIPTION_LENGTH.min, most: SEO_DESCRIPTION_LENGTH.max };
const LIMITS: Record<string, Limits> = {
  title: {
    most: 90,
    why: 'Cards and search results show only the beginning.',
    long: 'The title has {count} characters.',
  },
  excerpt: {
    most: 300,
    why: 'Cards show it; without one they show the first words of the text.',
    long: 'The excerpt has {count} characters.',
    empty: 'The excerpt is empty.',
    emptyIs: 'hint',
  },
  seoTitle: { most: 65, why: CUT_OFF, long: 'The SEO title has {count} characters.' },
  seoDescription: {
    ...DESCRIPTION,
    why: 'Search results show it; without one they pick a sentence themselves, and they cut longer ones off.',
    long: 'The SEO description has {count} characters.',
    short: 'The SEO description has only {count} characters.',
    empty: 'The SEO description is empty.',
    emptyIs: 'warning',
  },
  metaDescription: {
    ...DESCRIPTION,
    why: CUT_OFF,
    long: 'The meta description has {count} characters.',
    short: 'The meta description has only {count} characters.',
  },
  imageAlt: {
    most: 200,
    why: 'Screen readers read it in one go.',
    long: 'The picture description has {count} characters.',
  },
};

/** Fields that are empty, too short or too long. Ignores fields that the text does not have. */
export const fieldLengths: Rule = ({ fields }) =>
  Object.entries(LIMITS).flatMap(([part, limits]) => {
    const value = fields[part];
    return value === undefined ? [] : problems(part, (value ?? '').trim(), limits);
  });

function problems(part: string, text: string, limits: Limits): Finding[] {
  const { why, long, short, empty, emptyIs } = limits;
  const [most, least, count] = [limits.most, limits.least ?? 0, text.length].map(String) as [string, string, string];
  const finding = (severity: Severity, said: Said): Finding[] => [
    { rule: 'field-length', severity, ...said, place: placeIn({ part, heading: 0, text }, 0, text.length) },
  ];
  if (text === '' && empty && emptyIs) {
    const said = says({ what: empty, why, remedy: 'Write one of at most {most} characters.' }, { most });
    return finding(emptyIs, said).map((missing) => ({ ...missing, place: startOf(part) }));
  }
  if (text.length > limits.most)
    return finding('warning', says({ what: long, why, remedy: 'Shorten it to {most}.' }, { count, most }));
  if (text !== '' && short && text.length < Number(least)) {
    const remedy = 'Use the space: {least} to {most}.';
    return finding('hint', says({ what: short, why, remedy }, { count, least, most }));
  }
  return [];
}
