import { expect, test } from 'vitest';
import { hyphenatePage } from './hyphenate-pages.ts';

const page = (body: string) =>
  `<!doctype html><html lang="nl"><head><title>Rijbewijskeuringen</title></head><body>${body}</body></html>`;

test('hyphenates the text of a page, and nothing else', () => {
  const around = (word: string) =>
    page(`<h1 title="Rijbewijskeuringen">${word} &amp; meer</h1><!-- Rijbewijskeuringen --><p>a < b<br>${word}</p>`);
  expect(hyphenatePage(around('Rijbewijskeuringen'))).toBe(around('Rijbewijs\u00adkeuringen'));
});

test.each([
  '<p lang="en">Cardiovascular <b>rehabilitation</b></p>',
  '<script>const rijbewijskeuringen = 1 < 2;</script>',
  '<style>.rijbewijskeuringen{}</style>',
  '<textarea>Rijbewijskeuringen</textarea>',
  '<pre><code>rijbewijskeuringen</code></pre>',
  '<astro-island><form><label>Rijbewijskeuringen</label></form></astro-island>',
  '<svg><text>Rijbewijskeuringen</text></svg>',
])('leaves alone: %s', (body) => expect(hyphenatePage(page(body))).toBe(page(body)));

test('Dutch words within English are Dutch', () => {
  expect(hyphenatePage(page('<p lang="en">The <i lang="nl">rijbewijskeuringen</i></p>'))).toContain(
    'rijbewijs\u00adkeuringen',
  );
});
