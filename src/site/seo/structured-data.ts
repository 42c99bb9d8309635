import type {
  BreadcrumbList,
  MedicalClinic,
  MedicalTherapy,
  Offer,
  OpeningHoursSpecification,
  Person,
  Thing,
} from 'schema-dts';
import { internationalNumber } from '../../shared/facts/placeholders.ts';
import type { TeamMember } from '../../shared/facts/team.ts';
import { paths } from '../../shared/paths.ts';
import { clinicId, medicalPage, type ReviewedBy } from '../../shared/sources/medical-page.ts';
import { inlineJson } from '../../shared/text/text.ts';
import { mapAddress } from '../directions/map.ts';
import type { Clinic } from '../entries.ts';
import { exceptionalHours } from '../opening-hours/closures.ts';

/** Structured data for search engines, typed after schema.org, with absolute addresses. */

const WEEKDAYS = {
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
  zondag: 'Sunday',
} as const;

/** On every page; the pages about the clinic say more of the same thing, see {@link clinicData}. */
export const clinicReference = (clinic: Clinic, site: URL) => ({
  '@type': 'MedicalClinic' as const,
  '@id': clinicId(site),
  name: clinic.naam,
  url: site.href,
  telephone: internationalNumber(clinic.telefoon),
});

/** The clinic, on the home page and Over ons: where, when, and where else it is found. */
export function clinicData(clinic: Clinic, site: URL, now = new Date()): MedicalClinic {
  const exceptions = exceptionalHours(clinic, now);
  return {
    ...clinicReference(clinic, site),
    description: clinic.ondertitel,
    email: clinic.email,
    ...(clinic.profielen.length > 0 && { sameAs: clinic.profielen }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.adres.straat,
      postalCode: clinic.adres.postcode,
      addressLocality: clinic.adres.plaats,
      addressCountry: 'NL',
    },
    hasMap: mapAddress(clinic.adres),
    openingHoursSpecification: clinic.openingstijden.map(({ dagen, van, tot }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dagen.map((day) => WEEKDAYS[day]),
      opens: van,
      closes: tot,
    })),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions.flatMap(specialHours) }),
    priceRange: '€€',
    currenciesAccepted: 'EUR',
  };
}

/** Closed all day is said as open from midnight to midnight, as Google asks. */
const specialHours = ({ van, tot, ranges }: ReturnType<typeof exceptionalHours>[number]): OpeningHoursSpecification[] =>
  (ranges.length > 0 ? ranges : [['00:00', '00:00']]).map(([opens = '', closes = '']) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: van,
    validThrough: tot,
    opens,
    closes,
  }));

/** Data about one thing, wherever it stands, has one `@id`: the address of somebody's entry on Over ons. */
const memberId = (key: string, site: URL) => new URL(paths.teamMember(key), site).href;

export const personData = ({ key, name, profession }: Pick<TeamMember, 'key' | 'name' | 'profession'>, site: URL) => ({
  '@type': 'Person' as const,
  '@id': memberId(key, site),
  name,
  jobTitle: profession,
});

/** The team, each with their number in a register. */
export const teamData = (team: readonly TeamMember[], site: URL): Person[] =>
  team.map((member) => ({
    ...personData(member, site),
    ...identifierOf(member),
    worksFor: { '@id': clinicId(site) },
  }));

/** "Kwaliteitsregister Paramedici 12345678901" is a number in a register of that name. */
function identifierOf({ registration, bigNumber }: TeamMember) {
  const [, register, number] = bigNumber
    ? ['', 'BIG', bigNumber]
    : (/^(?!BIG-nummer)(.+?)\s+(\d+)$/.exec(registration ?? '') ?? []);
  if (!register || !number) return {};
  return { identifier: { '@type': 'PropertyValue' as const, propertyID: register, value: number } };
}

type Page = { name: string; description: string; url: URL; image: URL };

/** What a page about care is about: the page and Over ons say the same of it. */
export const careId = (url: URL) => `${url.href}#zorg`;

/** A therapy or treatment of the clinic, whose data says that it offers it. */
export const therapyData = ({ name, description, url, image }: Page) => ({
  '@type': 'MedicalTherapy' as const,
  '@id': careId(url),
  name,
  description,
  url: url.href,
  image: image.href,
});

/** `€ 75,00` in schema.org's notation; undefined for a price that is no amount. */
export function offersOf(prices: ReadonlyArray<{ name?: string; price: string | null | undefined }>): Offer[] {
  return prices.flatMap(({ name, price }) => {
    const [, euros, cents = '00'] = /^€ (\d+)(?:,(\d\d))?/.exec(price ?? '') ?? [];
    if (!euros) return [];
    return [{ '@type': 'Offer' as const, ...(name && { name }), price: `${euros}.${cents}`, priceCurrency: 'EUR' }];
  });
}

export const serviceData = ({ name, description, url, image }: Page, site: URL, offers: Offer[] = []) => ({
  '@type': 'Service' as const,
  '@id': careId(url),
  name,
  description,
  url: url.href,
  image: image.href,
  provider: { '@id': clinicId(site) },
  areaServed: 'NL',
  ...(offers.length > 0 && { offers }),
});

type Care = { name: string; href: string };

/** What the clinic offers, on Over ons: therapies and treatments, services, and its rates. */
export const careOfClinic = (
  offered: {
    therapies: readonly Care[];
    services: readonly Care[];
    rates: ReadonlyArray<{ title: string; price: string }>;
  },
  site: URL,
): MedicalClinic => {
  const known = ({ name, href }: Care) => ({ '@id': careId(new URL(href, site)), name, url: new URL(href, site).href });
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(site),
    availableService: offered.therapies.map((care): MedicalTherapy => ({ '@type': 'MedicalTherapy', ...known(care) })),
    makesOffer: [
      ...offersOf(offered.rates.map(({ title, price }) => ({ name: title, price }))),
      ...offered.services.map(
        (care): Offer => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', ...known(care) } }),
      ),
    ],
  };
};

type CareText = {
  care: ReturnType<typeof therapyData | typeof serviceData>;
  sources: Parameters<typeof medicalPage>[0]['sources'];
  author: Person;
  review: (ReviewedBy & { by: string }) | undefined;
  /** Where the magazine writes about the same. */
  magazine?: string | undefined;
};

/** The page of a therapy, treatment or examination: its subject, sources, writer and reviewer. */
export function carePageData({ care, sources, author, review, magazine }: CareText, site: URL): Thing[] {
  const { name, url } = care;
  const clinic = { '@id': clinicId(site) };
  const reviewer = review && { ...review, id: memberId(review.by, site) };
  const page = {
    ...medicalPage({ url, name, language: 'nl', about: care, sources, author, review: reviewer ?? null }),
    ...(magazine && { relatedLink: new URL(magazine, site).href }),
  };
  if (care['@type'] === 'Service') return [page];
  return [page, { '@type': 'MedicalClinic', ...clinic, availableService: { '@id': care['@id'] } }];
}

export type Crumb = { name: string; href: string };

export function breadcrumbData(trail: readonly Crumb[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, site).href,
    })),
  };
}

/** The content of the JSON-LD script. */
export const jsonLd = (things: readonly Thing[]): string =>
  inlineJson({ '@context': 'https://schema.org', '@graph': things });
