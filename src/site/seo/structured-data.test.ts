import { expect, test } from 'vitest';
import { careFacts } from '../../content/collections/care-facts.ts';
import type { TeamMember } from '../../shared/facts/team.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import type { Clinic } from '../entries.ts';
import { llmsText } from './llms.ts';
import {
  breadcrumbData,
  careOfClinic,
  carePageData,
  clinicData,
  jsonLd,
  offersOf,
  personData,
  serviceData,
  teamData,
  therapyData,
} from './structured-data.ts';

const site = new URL('https://kliniek.example');

const clinic: Clinic = {
  naam: 'Dommelhart',
  ondertitel: 'Integrale geneeskunde',
  telefoon: '040 222 01 45',
  email: 'welkom@kliniek.example',
  antwoordtermijn: 'op de eerstvolgende werkdag',
  adres: { straat: 'Eindhovenseweg 41', postcode: '5582 HN', plaats: 'Waalre' },
  openingstijden: [
    { dagen: ['maandag', 'vrijdag'], van: '09:00', tot: '12:00' },
    { dagen: ['maandag', 'vrijdag'], van: '13:00', tot: '17:00' },
    { dagen: ['zaterdag'], van: '10:00', tot: '13:00' },
  ],
  dicht: [
    { van: '2026-12-28', reden: 'vakantie' },
    { van: '2027-01-08', vanaf: '15:00', reden: 'studiemiddag' },
  ],
  portaal: 'https://portaal.example',
  afspraak: 'https://afspraak.example',
  profielen: ['https://www.zorgkaartnederland.example/dommelhart'],
  'doet-niet': ['Wij zijn geen plek voor spoed.'],
  kvk: '00000000',
  agb: '00000000',
  klachtenfunctionaris: { naam: 'N. Bakker', organisatie: 'Bemiddeling', email: 'klachten@kliniek.example' },
  geschilleninstantie: { naam: 'Geschillen', website: 'https://geschillen.example' },
  magazine: { merk: 'Magazine', tagline: 'Natuurlijk' },
  voorbeelden: [],
};

test('describes the clinic with hours, closures, holidays, address, telephone and profiles', () => {
  const workdays = ['Monday', 'Friday'];
  expect(clinicData(clinic, site, new Date('2026-11-22'))).toMatchObject({
    '@type': 'MedicalClinic',
    telephone: '+31402220145',
    sameAs: ['https://www.zorgkaartnederland.example/dommelhart'],
    address: { postalCode: '5582 HN', addressCountry: 'NL' },
    hasMap: 'https://www.openstreetmap.org/search?query=Eindhovenseweg%2041%2C%205582%20HN%20Waalre',
    openingHoursSpecification: [
      { dayOfWeek: workdays, opens: '09:00', closes: '12:00' },
      { dayOfWeek: workdays, opens: '13:00', closes: '17:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-28', validThrough: '2026-12-28', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-01', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-08', validThrough: '2027-01-08', opens: '09:00', closes: '12:00' },
      { validFrom: '2027-01-08', validThrough: '2027-01-08', opens: '13:00', closes: '15:00' },
      { validFrom: '2027-03-29', validThrough: '2027-03-29', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-05-17', validThrough: '2027-05-17', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('a clinic without closures or profiles says nothing of them', () => {
  const plain = { ...clinic, openingstijden: [{ dagen: ['woensdag' as const], van: '09:00', tot: '12:00' }] };
  const data = clinicData({ ...plain, dicht: [], profielen: [] }, site, new Date('2026-11-22'));
  expect(data).not.toHaveProperty('sameAs');
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

const anna: TeamMember = {
  key: 'anna-bos',
  name: 'Anna Bos',
  profession: 'arts',
  registration: 'BIG-nummer 12345678901',
  bigNumber: '12345678901',
  mayReview: true,
  isSample: false,
  portrait: undefined,
  leftOn: undefined,
  successor: undefined,
};

test('describes the team, with the register and number of whoever has one', () => {
  const [doctor, dietitian, assistant, mistaken] = teamData(
    [
      anna,
      { ...anna, registration: 'Kwaliteitsregister Paramedici 49012345678', bigNumber: undefined },
      { ...anna, registration: undefined, bigNumber: undefined },
      { ...anna, registration: 'BIG-nummer 123', bigNumber: undefined },
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
  expect(dietitian).toMatchObject({
    identifier: { propertyID: 'Kwaliteitsregister Paramedici', value: '49012345678' },
  });
  for (const person of [assistant, mistaken]) expect(person).not.toHaveProperty('identifier');
});

const page = {
  name: 'Pro-aging',
  description: 'Ouder worden mag.',
  url: new URL('/therapieen/pro-aging', site),
  image: new URL('/delen/pro-aging.jpg', site),
};
const review = {
  ...{ by: 'anna-bos', name: 'Anna Bos', profession: 'arts', bigNumber: '12345678901' },
  ...{ reviewedOn: '2026-10-05', dueOn: '2029-10-05' },
};

test('a page about care, Over ons and the team speak of the same therapy, people and clinic', () => {
  const care = therapyData(page);
  const [text, offering] = carePageData({ care, sources: [], author: personData(anna, site), review }, site);
  const [doctor] = teamData([anna], site) as unknown as [{ '@id': string; identifier: unknown }];
  expect(text).toMatchObject({
    about: { '@id': care['@id'] },
    author: { '@id': doctor['@id'] },
    reviewedBy: { '@type': 'Person', '@id': doctor['@id'], identifier: doctor.identifier },
    lastReviewed: '2026-10-05',
  });
  const known = careOfClinic(
    {
      therapies: [{ name: 'Pro-aging', href: '/therapieen/pro-aging' }],
      services: [{ name: 'PMO', href: '/pmo' }],
      rates: [{ title: 'Normale intake', price: '€ 160' }],
    },
    site,
  );
  expect(known).toMatchObject({
    '@id': 'https://kliniek.example/#kliniek',
    availableService: [{ '@type': 'MedicalTherapy', '@id': care['@id'], name: 'Pro-aging' }],
    makesOffer: [
      { name: 'Normale intake', price: '160.00', priceCurrency: 'EUR' },
      { itemOffered: { '@id': serviceData({ ...page, url: new URL('/pmo', site) }, site)['@id'], name: 'PMO' } },
    ],
  });
  expect(offering).toMatchObject({
    '@id': 'https://kliniek.example/#kliniek',
    availableService: { '@id': care['@id'] },
  });
});

test('the text for machines has the same hours, exceptions and telephone as the pages, and where to turn in need', () => {
  const facts = careFacts.parse({ prijs: '€ 160', 'over-de-prijs': 'Voor het eerste gesprek.' });
  const text = llmsText({
    clinic,
    description: 'Een kliniek in Waalre.',
    emergency: 'Bel 112. Via [dit formulier](/over-ons#contact) lezen we niet meteen mee.\n',
    offered: {
      therapies: [{ name: 'Pro-aging', description: 'Ouder worden mag.', facts, href: '/therapieen/pro-aging' }],
      services: [],
    },
    rates: [{ title: 'Normale intake', subtitle: '60 minuten', price: '€ 160' }],
    site,
    now: new Date('2026-11-22'),
  });
  expect(text.split('\n').slice(0, 19)).toEqual([
    '# Dommelhart',
    '',
    '> Een kliniek in Waalre.',
    '',
    '- Adres: Eindhovenseweg 41, 5582 HN Waalre',
    '- Telefoon: 040 222 01 45',
    '- E-mail: welkom@kliniek.example',
    '- Afspraak maken: https://afspraak.example, of bel 040 222 01 45',
    '- Open: Maandag en vrijdag 09:00 – 12:00 en 13:00 – 17:00',
    '- Open: Zaterdag 10:00 – 13:00',
    '- Gesloten op 25 december (Kerstmis).',
    '- Gesloten op 26 december (Tweede kerstdag).',
    '- Gesloten op 28 december (vakantie).',
    '- Gesloten op 1 januari (Nieuwjaar).',
    '- Gesloten op 8 januari vanaf 15:00 uur (studiemiddag).',
    '- Gesloten op 29 maart (Tweede paasdag).',
    '- Gesloten op 17 mei (Tweede pinksterdag).',
    '- Wij zijn geen plek voor spoed.',
    '',
  ]);
  expect(text).toContain('\nBel 112. Via [dit formulier](https://kliniek.example/over-ons#contact) lezen');
  expect(text).toContain(
    '\n- [Pro-aging](https://kliniek.example/therapieen/pro-aging): Ouder worden mag. Prijs: € 160. Voor het eerste gesprek.\n',
  );
  expect(text).toContain('\n- [Normale intake](https://kliniek.example/over-ons#tarieven): € 160, 60 minuten\n');
  for (const { label, path } of STATEMENTS) expect(text).toContain(`\n- [${label}](https://kliniek.example${path})\n`);
  expect(text).toContain('\n- [Magazine](https://kliniek.example/magazine): Natuurlijk\n');
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
