import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withContentRoot } from './read-file.ts';
import { careReview } from './review.ts';

const root = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(root, { recursive: true }));

function shown(samplesOfReviewer: string, samplesOfPage: string[] = []) {
  mkdirSync(join(root, 'content'), { recursive: true });
  const anna = `anna-bos: { naam: Anna Bos, functie: arts, registratie: BIG-nummer 12345678901${samplesOfReviewer} }\n`;
  writeFileSync(join(root, 'content/team.yaml'), anna);
  const review = { by: 'anna-bos', on: '2026-01-02', due: '2029-01-02' };
  return withContentRoot(root, () => careReview({ review, voorbeelden: samplesOfPage }));
}

test('readers see who reviewed a page', () =>
  expect(shown('')).toMatchObject({ name: 'Anna Bos', bigNumber: '12345678901' }));

test.each([
  ['the review', '', ['gecontroleerd']],
  ['the name of the reviewer', ', voorbeelden: [naam]', []],
  ['the registration of the reviewer', ', voorbeelden: [registratie]', []],
])('readers see no reviewer while %s is an example', (_, reviewer, page) =>
  expect(shown(reviewer, page)).toBeUndefined(),
);
