import { expect, test } from 'vitest';
import { articleText } from '../document/from-article.ts';
import { blocksOfHtml } from '../document/from-html.ts';
import { linkAddresses } from './link-addresses.ts';
import { askableAddresses } from './link-answers.ts';

test('allows current and former paths of this site', () => {
  const body = blocksOfHtml('<p>Lees <a href="/magazine/article/oud">over slaap</a>.</p>');
  const fields = { title: 'Slaap', excerpt: null, image: null, imageAlt: null, seoTitle: null, seoDescription: null };
  const text = articleText({ type: 'article', language: 'nl', imageIsDecorative: false, ...fields }, body);
  expect(linkAddresses({ ...text, passages: [], facts: { phoneNumbers: [] } })).toEqual([]);
  expect(askableAddresses(text)).toEqual([]);
});
