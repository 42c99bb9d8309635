import type { BreadcrumbList, MedicalClinic, MedicalTherapy, Offer, Person, Service, Thing } from 'schema-dts';
import type { TeamMember } from '../../shared/facts/team.ts';
import { paths } from '../../shared/paths.ts';
import { medicalPage, type ReviewedBy } from '../../shared/sources/medical-page.ts';
import { inlineJson } from '../../shared/text/text.ts';
import { mapAddress } from '../directions/map.ts';
import type { Clinic } from '../entries.ts';
import { upcomingClosures } from '../opening-hours/closures.ts';
import { hoursByWeekday } from '../opening-hours/opening-hours.ts';

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

const clinicId = (site: URL) => new URL('/#kliniek', site).href;

export function clinicData(clinic: Clinic, site: URL, now = new Date()): MedicalClinic {
  const closures = upcomingClosures(clinic.dicht, now);
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(site),
    name: clinic.naam,
    description: clinic.ondertitel,
    url: site.href,
    telephone: clinic.telefoon.replace(/\s/g, '').replace(/^0/, '+31'),
    email: clinic.email,
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
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map((closure) => closedSpecification(clinic, closure)),
    }),
    priceRange: '€€',
    currenciesAccepted: 'EUR',
  };
}

/** The team, each with the address of their entry on Over ons. */
export const teamData = (team: readonly TeamMember[], site: URL): Person[] =>
  team.map(({ key, name, profession, bigNumber }) => ({
    '@type': 'Person',
    '@id': new URL(paths.teamMember(key), site).href,
    name,
    jobTitle: profession,
    ...(bigNumber && { identifier: { '@type': 'PropertyValue', propertyID: 'BIG', value: bigNumber } }),
    worksFor: { '@id': clinicId(site) },
  }));

/** Google's form for a closed day: opens and closes at midnight. */
/** Closed all day, or open until the clinic closes early. */
const closedSpecification = ({ openingstijden }: Clinic, { van, tot = van, vanaf }: Clinic['dicht'][number]) => {
  const [first] = hoursByWeekday(openingstijden)[new Date(van).getUTCDay()] ?? [];
  return {
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: van,
    validThrough: tot,
    ...(vanaf && first ? { opens: first[0], closes: vanaf } : { opens: '00:00', closes: '00:00' }),
  };
};

type Page = { name: string; description: string; url: URL; image: URL };

export const therapyData = ({ name, description, url, image }: Page): MedicalTherapy => ({
  '@type': 'MedicalTherapy',
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

export const serviceData = ({ name, description, url, image }: Page, site: URL, offers: Offer[] = []): Service => ({
  '@type': 'Service',
  name,
  description,
  url: url.href,
  image: image.href,
  provider: { '@id': clinicId(site) },
  areaServed: 'NL',
  ...(offers.length > 0 && { offers }),
});

type CareSources = Parameters<typeof medicalPage>[0]['sources'];

/** The page of a therapy, treatment or examination: its subject, sources and reviewer. */
export const carePageData = (care: MedicalTherapy | Service, sources: CareSources, review: ReviewedBy | null) => {
  const { name, url } = care as { name: string; url: string };
  return medicalPage({ url, name, language: 'nl', about: care, sources, review });
};

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
