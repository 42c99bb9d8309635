import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { countReferences, referenceMarkdown, renderChapters, withReferences } from './references.ts';

const render = (markdown: string) => withReferences(renderMarkdown(markdown)).trim();
const [cbr, nhg] = [referenceMarkdown('cbr', 1), referenceMarkdown('nhg-slaap', 2)];

test('raises the numbers, each with a name and an id of its own', () => {
  expect(render(`Zo${cbr}. Ook zo${nhg}, en weer${cbr}.`)).toBe(
    '<p>Zo<sup><a href="#source_cbr" id="source_cbr_1" aria-label="Bron 1">1</a></sup>. ' +
      'Ook zo<sup><a href="#source_nhg-slaap" id="source_nhg-slaap_1" aria-label="Bron 2">2</a></sup>, ' +
      'en weer<sup><a href="#source_cbr" id="source_cbr_2" aria-label="Bron 1">1</a></sup>.</p>',
  );
});

test('separates two numbers that follow each other', () => {
  expect(render(`Zo${cbr}${nhg}.`)).toContain('</sup><sup>, <a');
});

test('counts the places of a source through all chapters', () => {
  const [first, second] = renderChapters([
    { id: 'een', body: `Zo${cbr}.` },
    { id: 'twee', body: `**Weer**${cbr}.` },
  ]);
  expect(first?.html).toContain('id="source_cbr_1"');
  expect(second).toMatchObject({
    id: 'twee',
    html: expect.stringMatching(/<strong>Weer<\/strong><sup>.*id="source_cbr_2"/),
  });
});

test('counts how often texts refer to each source', () => {
  const html = render(`Zo${cbr}${nhg}.`);
  expect(countReferences(html, undefined, '<a id="source_cbr_2">')).toEqual(
    new Map(Object.entries({ cbr: 2, 'nhg-slaap': 1 })),
  );
  expect(countReferences(undefined).size).toBe(0);
});

test('leaves other links alone', () => {
  const html = '<p><a href="#kop">1</a> <a href="https://cbr.nl">2</a></p>';
  expect(withReferences(html)).toBe(html);
});
