/** @module-tag slow */
import { expect, test } from 'vitest';
import { setUpImportApp } from '../../../../tests/support/import/import-app.ts';

/** One post each that an earlier version changed, lost or refused. */
const { importFile, findArticle } = setUpImportApp();

test.each([
  ['raised', { content: '<p>10<sup>9</sup>/L, 10<sup>-3</sup>, H<sub>2</sub>O, m<sup>2</sup></p>' }],
  [
    'list-after-text',
    {
      content:
        '<p>Neem mee:</p><ul><li><p>paspoort</p></li><li><p>bril</p></li></ul><h3>Daarna</h3><p>U krijgt de uitslag.</p>',
    },
  ],
  [
    'table-after-text',
    { content: '<p>Prijzen:</p><table><tbody><tr><td><p>Kort</p></td><td><p>45</p></td></tr></tbody></table>' },
  ],
  [
    'footnote',
    {
      content: '<p>Bewering<sup data-source="012982c6991dfcff-1"></sup></p>',
      sources: [
        {
          id: '012982c6991dfcff-1',
          title: 'Richtlijn Astma',
          publisher: 's.n.',
          year: 2024,
          address: null,
          consultedOn: null,
        },
      ],
    },
  ],
  ['video-only', { type: 'video', videoUrl: 'https://www.youtube.com/watch?v=SQEQr7c0-dw', isPublished: true }],
  [
    'old-embed-block',
    { content: '<p>Kijk:</p><p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Oefening</p>' },
  ],
  ['no-title', { title: 'Tekst zonder titel', isPublished: false, content: '<p>Tekst zonder titel</p>' }],
  ['letters', { content: '<ol type="a"><li><p>eerste</p></li></ol>' }],
])('imports %s.xml as its author meant it', async (name, expected) => {
  const { report } = await importFile(`tests/support/import/cases/${name}.xml`);
  expect(report.articles).toBe(1);
  expect(await findArticle(name)).toMatchObject(expected);
  if (name === 'no-title')
    expect(report.problems.map(({ subject, message }) => `${subject}: ${message}`)).toContain(
      'Tekst zonder titel: had no title: “Tekst zonder titel” is made from its text, and it is a draft now',
    );
});
