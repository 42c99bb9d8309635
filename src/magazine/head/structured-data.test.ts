import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { structuredData } from './structured-data.ts';

const URL = 'https://clinic.example/magazine/article/slapen';
type Options = Parameters<typeof structuredData>[0];
const dataOf = (changes = {}, review: Options['review'] = null, shown?: Options['shown']) =>
  structuredData({
    item: publicArticle(changes),
    review,
    publishedAt: '2026-01-03T08:00:00.000Z',
    modifiedAt: '2026-02-03T08:00:00.000Z',
    url: URL,
    image: 'https://clinic.example/a.jpg',
    shown,
    site: 'https://clinic.example',
    publisher: 'Kliniek',
    description: undefined,
  });
const source = { id: 'nhg', title: 'Slaap', publisher: 'NHG', year: null, address: null, consultedOn: null };

test('cites the sources of an article', () => {
  const sources = [source, { ...source, id: 'cbr', year: 2024, address: 'https://www.cbr.nl/' }];
  const publisher = { '@type': 'Organization', name: 'NHG' };
  expect(dataOf({ sources })).toMatchObject({
    '@type': 'Article',
    citation: [
      { '@type': 'CreativeWork', name: 'Slaap', publisher },
      { '@type': 'CreativeWork', name: 'Slaap', publisher, datePublished: '2024', url: 'https://www.cbr.nl/' },
    ],
  });
  expect(dataOf()).not.toHaveProperty('citation');
});

const CLINIC = {
  '@type': 'MedicalClinic',
  '@id': 'https://clinic.example/#kliniek',
  name: 'Kliniek',
  url: 'https://clinic.example',
};
test.each([
  ['Redactie', CLINIC],
  ['redactie magazine', CLINIC],
  ['Team Kliniek', CLINIC],
  ['Jan de Vries', { '@type': 'Person', name: 'Jan de Vries' }],
])('names the author %s as the clinic or a person', (author, expected) => {
  expect(dataOf({ author, writer: null })).toMatchObject({ author: expected });
});

test('is on a page with medical information for patients', () => {
  expect(dataOf()).toMatchObject({
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      url: URL,
      about: { '@type': 'MedicalEntity', name: 'Natuurgeneeskunde' },
      audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    },
  });
  expect(JSON.stringify(dataOf())).not.toContain('reviewed');
});

test.each([
  ['huisarts', { '@type': 'Physician' }],
  ['specialist ouderengeneeskunde (arts)', { '@type': 'Physician' }],
  ['diëtist', { '@type': 'Person', jobTitle: 'diëtist' }],
])('names a %s as the reviewer, with the registration', (profession, type) => {
  const review = { name: 'Anna de Vries', profession, bigNumber: '19012345601', reviewedOn: '2026-02-01' };
  expect(dataOf({}, review)).toMatchObject({
    mainEntityOfPage: {
      lastReviewed: '2026-02-01',
      reviewedBy: {
        ...type,
        name: 'Anna de Vries',
        identifier: { '@type': 'PropertyValue', propertyID: 'BIG', value: '19012345601' },
      },
    },
  });
});

test('describes a video on the same kind of page', () => {
  expect(dataOf({ type: 'video', videoUrl: 'https://vimeo.com/1', sources: [source] })).toMatchObject({
    '@type': 'VideoObject',
    citation: [{ name: 'Slaap' }],
    mainEntityOfPage: { '@type': 'MedicalWebPage' },
  });
});

test('describes a picture of the library, with who made it', () => {
  const about = { focalX: 50, focalY: 50, alt: 'Een bos', caption: 'Het bos bij Waalre', credit: 'Foto: Jan' };
  const shown = { src: '/a.webp', width: 1200, height: 800, ...about };
  expect(dataOf({}, null, shown)).toMatchObject({
    image: {
      '@type': 'ImageObject',
      contentUrl: 'https://clinic.example/a.jpg',
      caption: 'Het bos bij Waalre',
      creditText: 'Foto: Jan',
      width: { '@type': 'QuantitativeValue', value: 1200, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: 800, unitCode: 'E37' },
    },
  });
  expect(dataOf()).toMatchObject({ image: 'https://clinic.example/a.jpg' });
});

test('is in the language of the article, and so is its page', () => {
  expect(dataOf()).toMatchObject({ inLanguage: 'nl', mainEntityOfPage: { inLanguage: 'nl' } });
  expect(dataOf({ language: 'en' })).toMatchObject({ inLanguage: 'en', mainEntityOfPage: { inLanguage: 'en' } });
});

test('says which of a pair is the translation', () => {
  const pair = { id: 2, title: 'Sleep', slug: 'sleep', type: 'article', language: 'en' } as const;
  const work = { '@type': 'CreativeWork', url: 'https://clinic.example/magazine/article/sleep', inLanguage: 'en' };
  expect(dataOf({ pair })).toMatchObject({ workTranslation: work });
  expect(dataOf({ language: 'en', pair: { ...pair, language: 'nl' } })).toMatchObject({
    translationOfWork: { ...work, inLanguage: 'nl' },
  });
});
