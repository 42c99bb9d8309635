import type { CreativeWork, MedicalWebPage, Person, Physician, WebPage } from 'schema-dts';
import type { PublicReview } from '../contract/articles/reviews.ts';

type CitedSource = {
  title: string;
  publisher: string;
  year?: number | null | undefined;
  address?: string | null | undefined;
};

/** The reviewer of a text, and the date. */
export type ReviewedBy = Omit<PublicReview, 'dueOn'>;

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
  review: ReviewedBy | null;
};

/** A page with medical information, and its reviewer. */
export const medicalPage = ({ url, name, language, about, sources, review }: Page): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': `${url}#page`,
  url,
  name,
  inLanguage: language,
  about,
  audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
  ...(sources.length > 0 && { citation: citations(sources) }),
  ...(review && { lastReviewed: review.reviewedOn, reviewedBy: reviewerData(review) }),
});

/** A dietitian, for example, is a person with a profession; only doctors are physicians. */
function reviewerData({ name, profession, bigNumber }: ReviewedBy): Person | Physician {
  const identifier = { '@type': 'PropertyValue' as const, propertyID: 'BIG', value: bigNumber };
  return /arts|physician|doctor/i.test(profession)
    ? { '@type': 'Physician', name, identifier }
    : { '@type': 'Person', name, jobTitle: profession, identifier };
}
