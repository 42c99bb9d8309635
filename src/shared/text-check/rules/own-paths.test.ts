import { expect, test } from 'vitest';
import { articleText } from '../document/from-article.ts';
import { blocksOfHtml } from '../document/from-html.ts';
import { subjectOf } from '../finding.ts';
import { linkAddresses } from './links/link-addresses.ts';
import { askableAddresses } from './links/link-answers.ts';

test('allows current and former paths of this site', () => {
  const body = blocksOfHtml('<p>Lees <a href="/magazine/article/oud">over slaap</a>.</p>');
  const fields = { title: 'Slaap', excerpt: null, image: null, imageAlt: null, seoTitle: null, seoDescription: null };
  const around = { category: 'Slaap', author: 'Redactie', tags: [], sources: [], writer: null, pictures: {} };
  const text = articleText({ type: 'article', language: 'nl', imageIsDecorative: false, ...fields, ...around }, body);
  expect(linkAddresses(subjectOf(text, { phoneNumbers: [] }))).toEqual([]);
  expect(askableAddresses(text)).toEqual([]);
});
