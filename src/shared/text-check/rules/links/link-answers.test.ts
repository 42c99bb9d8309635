import { expect, test } from 'vitest';
import { blocksOfHtml } from '../../document/from-html.ts';
import { askableAddress, type LinkAnswer } from '../../document/link-answer.ts';
import { askableAddresses, linkAnswers } from './link-answers.ts';

const body = blocksOfHtml('<p>Zie <a href="https://www.rivm.nl/x#kop">RIVM</a> en <a href="/pmo">PMO</a>.</p>');
const findingFor = (answer: LinkAnswer) => linkAnswers({ body }, new Map([['https://www.rivm.nl/x', answer]]));

test.each([
  [{ outcome: 'gone', status: 404 }, 'warning', 'The link to www.rivm.nl is dead (404).'],
  [
    { outcome: 'moved', to: 'https://www.rivm.nl/y' },
    'warning',
    'The link to www.rivm.nl has moved for good to https://www.rivm.nl/y.',
  ],
  [
    { outcome: 'unreachable', reason: 'no-host', missingOn: ['2026-11-24', '2026-11-25', '2026-11-26'] },
    'warning',
    'The link to www.rivm.nl no longer exists.',
  ],
] as const)('tells of %j as a %s', (answer, severity, what) =>
  expect(findingFor(answer)).toMatchObject([
    { rule: 'link-answer', severity, what, place: { part: 'body', block: 0, from: 4, to: 8, quote: 'RIVM' } },
  ]),
);

test('reads the addresses of sources too', () => {
  const text = { body, sources: ['', 'https://www.rivm.nl/x#bron', 'geen adres'] };
  expect(askableAddresses(text)).toEqual(['https://www.rivm.nl/x', '/pmo']);
  const found = linkAnswers(text, new Map([['https://www.rivm.nl/x', { outcome: 'gone', status: 410 }]]));
  expect(found.map(({ place }) => `${place.part} ${place.block}`)).toEqual(['body 0', 'sources 1']);
});

test.each([
  { outcome: 'refused', status: 403 },
  { outcome: 'failed', status: 500 },
  { outcome: 'unreachable', reason: 'no-host' },
  { outcome: 'unreachable', reason: 'no-host', missingOn: ['2026-11-25', '2026-11-26'] },
  ...(['private', 'redirects', 'invalid', 'certificate', 'port', 'no-answer', 'broken'] as const).map((reason) => ({
    outcome: 'unreachable' as const,
    reason,
  })),
] satisfies LinkAnswer[])('bothers nobody with a link that could not be checked: %j', (answer) =>
  expect(findingFor(answer)).toEqual([]),
);

test('says nothing of links that are fine, unknown or of this site', () => {
  expect(findingFor({ outcome: 'fine' })).toEqual([]);
  expect(linkAnswers({ body }, new Map())).toEqual([]);
});

test.each([
  ['https://a.nl/b?c=d#e', 'https://a.nl/b?c=d'],
  ['//a.nl', 'https://a.nl/'],
  ['/pmo', '/pmo'],
  ['mailto:a@b.nl', undefined],
  ['http://[', undefined],
  [`https://a.nl/${'x'.repeat(2000)}`, undefined],
])('asks for "%s" as %s', (href, address) => expect(askableAddress(href)).toBe(address));
