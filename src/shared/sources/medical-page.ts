import type { CreativeWork, MedicalWebPage, Person, Physician, WebPage } from 'schema-dts';
import type { PublicReview } from '../contract/articles/reviews.ts';

type CitedSource = {
  title: string;
  publisher: string;
  year?: number | null | undefined;
  address?: string | null | undefined;
};

/** The reviewer of a text, and the date. `id` is theirs where they stand among the team. */
export type ReviewedBy = Omit<PublicReview, 'dueOn'> & { id?: string };

/** The clinic, wherever data speak of it. */
export const clinicId = (site: URL | string) => new URL('/#kliniek', site).href;

/** The sources of a text as schema.org's `citation`. */
export const citations = (sources: readonly CitedSource[]): CreativeWork[] =>
  sources.map(({ title, publisher, year, address }) => ({
    '@type': 'CreativeWork',
    name: title,
    publisher: { '@type': 'Organization', name: publisher },
    ...(year != null && { datePublished: String(year) }),
    ...(address && { url: address }),
  }));

type Page = {
  url: string;
  name: string;
  language: 'nl' | 'en';
  /** What the page is about, in schema.org's terms. */
  about: Exclude<WebPage['about'], undefined>;
  sources: readonly CitedSource[];
  author?: Person;
  review: ReviewedBy | null;
};

/** A page with medical information, and its reviewer. */
export const medicalPage = ({ url, name, language, about, sources, author, review }: Page): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': `${url}#page`,
  url,
  name,
  inLanguage: language,
  about,
  audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
  ...(author && { author }),
  ...(sources.length > 0 && { citation: citations(sources) }),
  ...(review && { lastReviewed: review.reviewedOn, reviewedBy: reviewerData(review) }),
});

/** A dietitian, for example, is a person with a profession; only doctors are physicians. The team are all persons. */
function reviewerData({ id, name, profession, bigNumber }: ReviewedBy): Person | Physician {
  const identifier = { '@type': 'PropertyValue' as const, propertyID: 'BIG', value: bigNumber };
  if (id) return { '@type': 'Person', '@id': id, name, jobTitle: profession, identifier };
  return /arts|physician|doctor/i.test(profession)
    ? { '@type': 'Physician', name, identifier }
    : { '@type': 'Person', name, jobTitle: profession, identifier };
}
