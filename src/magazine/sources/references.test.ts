import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { prepareBody } from '../body/prepare.ts';
import { toFeedItem } from '../feeds/feed.ts';

const source = (id: string, address: string | null = `https://${id}.example/`) => ({
  id,
  title: `Titel van ${id} <b>`,
  publisher: 'NHG & co',
  year: 2024,
  address,
  consultedOn: null,
});
const refer = (id: string) => `<sup data-source="${id}"></sup>`;

test('numbers references by the order of the list, whatever that of the text', () => {
  const { html, references } = prepareBody(`<p>Een${refer('b')}, twee${refer('a')}, weer${refer('b')}.</p>`, {
    sources: [source('a'), source('b')],
  });
  expect(
    [...html.matchAll(/href="#(\w+)" id="(\w+)" lang="en" aria-label="(Source \d)">(\d)</g)].map((m) => m.slice(1)),
  ).toEqual([
    ['source_b', 'source_b_1', 'Source 2', '2'],
    ['source_a', 'source_a_1', 'Source 1', '1'],
    ['source_b', 'source_b_2', 'Source 2', '2'],
  ]);
  expect(references).toEqual(
    new Map([
      ['b', 2],
      ['a', 1],
    ]),
  );
});

test('shows no number for a source that is not in the list', () => {
  const { html, references } = prepareBody(`<p>Zo.${refer('weg')} En door.</p>`, { sources: [source('a')] });
  expect(html).toBe('<p>Zo. En door.</p>');
  expect(references.size).toBe(0);
});

test('keeps text that was written inside a reference, in order', () => {
  const { html } = prepareBody('<p><sup data-source="a">een <em>twee</em> drie</sup> vier</p>', {
    sources: [source('a')],
  });
  expect(html.replace(/<sup.*<\/sup>/, '')).toBe('<p>een <em>twee</em> drie vier</p>');
  expect(html).toMatch(/^<p><sup/);
});

test('separates two numbers that follow each other', () => {
  const { html } = prepareBody(`<p>Zo.${refer('a')}${refer('b')} en${refer('a')}</p>`, {
    sources: [source('a'), source('b')],
  });
  expect(html.match(/<sup[^>]*>, /g)).toHaveLength(1);
});

test('counts no number as a word of the text', () => {
  const { text, words } = prepareBody(`<p>Twee woorden.${refer('a')}</p>`, { sources: [source('a')] });
  expect([text, words]).toEqual(['Twee woorden.', 2]);
});

test('gives feed readers plain numbers and the list', () => {
  const item = publicArticle({
    content: `<p>Zo.${refer('b')}${refer('weg')}</p>`,
    sources: [source('a', null), source('b')],
  });
  const { html } = toFeedItem(item, 'https://clinic.example');
  expect(html).toBe(
    '<p>Zo.<sup>[2]</sup></p><h2>Bronnen</h2><ol>' +
      '<li>Titel van a &lt;b&gt;. NHG &amp; co, 2024.</li>' +
      '<li><a href="https://b.example/">Titel van b &lt;b&gt;</a>. NHG &amp; co, 2024.</li></ol>',
  );
});
