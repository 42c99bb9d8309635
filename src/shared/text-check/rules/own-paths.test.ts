import { expect, test } from 'vitest';
import { articleText } from '../document/from-article.ts';
import { blocksOfHtml } from '../document/from-html.ts';
import { prepareText } from '../finding.ts';
import { linkAddresses } from './links/link-addresses.ts';
import { askableAddresses, linkAnswers } from './links/link-answers.ts';

const textWith = (href: string) => {
  const body = blocksOfHtml(`<p>Lees <a href="${href}">over slaap</a>.</p>`);
  const fields = { title: 'Slaap', excerpt: null, image: null, imageAlt: null, seoTitle: null, seoDescription: null };
  const around = { category: 'Slaap', author: 'Redactie', tags: [], sources: [], writer: null, pictures: {} };
  return articleText({ type: 'article', language: 'nl', imageIsDecorative: false, ...fields, ...around }, body);
};

test.each([
  ['/magazine/article/oud', ['/magazine/article/oud']],
  ['/therapieen/darmen/?van=hier#vragen', ['/therapieen/darmen']],
  ['/', ['/']],
  ['#vragen', []],
  ['mailto:anna@clinic.example', []],
])('asks for the path of %s', (href, addresses) => {
  const text = textWith(href);
  expect(linkAddresses(prepareText(text, { phoneNumbers: [] }))).toEqual([]);
  expect(askableAddresses(text)).toEqual(addresses);
});

test('takes a path with a backslash for the other site that browsers open', () => {
  expect(askableAddresses(textWith('/\\a.example/blad'))).toEqual(['https://a.example/blad']);
});

test('says that a path of this site leads to no page, and what to do', () => {
  const text = textWith('/magazine/article/weg');
  const answers = new Map([['/magazine/article/weg', { outcome: 'gone', status: 404 } as const]]);
  expect(linkAnswers(text, answers)).toMatchObject([
    {
      severity: 'warning',
      what: 'The link to /magazine/article/weg leads to no published article.',
      remedy: 'Choose another page, publish that article first, or remove the link.',
      place: { quote: 'over slaap' },
    },
  ]);
  expect(linkAnswers(text, new Map([['/magazine/article/weg', { outcome: 'fine' } as const]]))).toEqual([]);
  const care = new Map([['/therapieen/weg', { outcome: 'gone', status: 404 } as const]]);
  expect(linkAnswers(textWith('/therapieen/weg'), care)).toMatchObject([
    {
      what: 'The link to /therapieen/weg leads to no page of this site.',
      remedy: 'Choose another page, or remove the link.',
    },
  ]);
});
