import { expect, test } from 'vitest';
import { breadcrumbData, clinicData, jsonLd, offersOf, teamData } from './structured-data.ts';

const site = new URL('https://kliniek.example');

test('describes the clinic with hours, closures, address and telephone', () => {
  const clinic = {
    naam: 'Dommelhart',
    ondertitel: 'Integrale geneeskunde',
    telefoon: '040 222 01 45',
    email: 'welkom@kliniek.example',
    antwoordtermijn: 'op de eerstvolgende werkdag',
    adres: { straat: 'Eindhovenseweg 41', postcode: '5582 HN', plaats: 'Waalre' },
    openingstijden: [
      { dagen: ['maandag' as const, 'vrijdag' as const], van: '09:00', tot: '17:00' },
      { dagen: ['zaterdag' as const], van: '10:00', tot: '13:00' },
    ],
    dicht: [
      { van: '2026-12-28', reden: 'vakantie' },
      { van: '2027-01-08', vanaf: '12:00', reden: 'studiemiddag' },
    ],
    portaal: 'https://portaal.example',
    afspraak: 'https://afspraak.example',
    kvk: '00000000',
    agb: '00000000',
    klachtenfunctionaris: { naam: 'N. Bakker', organisatie: 'Bemiddeling', email: 'klachten@kliniek.example' },
    geschilleninstantie: { naam: 'Geschillen', website: 'https://geschillen.example' },
    magazine: { merk: 'Magazine', tagline: 'Natuurlijk' },
    voorbeelden: [],
  };
  expect(clinicData(clinic, site, new Date('2026-11-22'))).toMatchObject({
    '@type': 'MedicalClinic',
    telephone: '+31402220145',
    address: { postalCode: '5582 HN', addressCountry: 'NL' },
    hasMap: 'https://www.openstreetmap.org/search?query=Eindhovenseweg%2041%2C%205582%20HN%20Waalre',
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-28', validThrough: '2026-12-28', closes: '00:00' },
      { validFrom: '2027-01-08', validThrough: '2027-01-08', opens: '09:00', closes: '12:00' },
    ],
  });
});

test('describes the team, with a BIG number where there is one', () => {
  const anna = {
    key: 'anna-bos',
    name: 'Anna Bos',
    profession: 'arts',
    registration: undefined,
    mayReview: true,
    isSample: false,
    portrait: undefined,
    leftOn: undefined,
    successor: undefined,
  };
  const [doctor, dietitian] = teamData(
    [
      { ...anna, bigNumber: '12345678901' },
      { ...anna, key: 'bram-bos', bigNumber: undefined },
    ],
    site,
  );
  expect(doctor).toEqual({
    '@type': 'Person',
    '@id': 'https://kliniek.example/over-ons#anna-bos',
    name: 'Anna Bos',
    jobTitle: 'arts',
    identifier: { '@type': 'PropertyValue', propertyID: 'BIG', value: '12345678901' },
    worksFor: { '@id': 'https://kliniek.example/#kliniek' },
  });
  expect(dietitian).not.toHaveProperty('identifier');
});

test('numbers breadcrumbs from one and makes addresses absolute', () => {
  expect(breadcrumbData([{ name: 'Home', href: '/' }], site).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kliniek.example/' },
  ]);
});

test('escapes `<`, so that no text can close the script element', () => {
  const data = breadcrumbData([{ name: 'Wie?</script>', href: '/' }], site);
  expect(jsonLd([data])).not.toContain('<');
  expect(JSON.parse(jsonLd([data]))['@graph'][0].itemListElement[0].name).toBe('Wie?</script>');
});

test.each([
  ['€ 75,00', '75.00'],
  ['€ 199,-', '199.00'],
  ['€ 160', '160.00'],
])('offers %s as %s', (price, amount) => {
  expect(offersOf([{ name: 'PMO', price }])).toEqual([
    { '@type': 'Offer', name: 'PMO', price: amount, priceCurrency: 'EUR' },
  ]);
});

test.each(['Prijs in overleg', null, undefined])('offers nothing for %s', (price) => {
  expect(offersOf([{ price }])).toEqual([]);
});
