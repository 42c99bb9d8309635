import { expect, test } from 'vitest';
import { idsOfPages } from '../../../tests/support/html/ids-of-pages.ts';
import { ABOUT_IDS, CARE_IDS } from './page-ids.ts';

const DETAILS = ['therapieen', 'behandelingen', 'rijbewijskeuringen'].map((folder) => `${folder}/[slug]`);

test.each([
  ['about care', CARE_IDS, ['pmo', 'rijbewijskeuringen', ...DETAILS]],
  ['about the clinic', ABOUT_IDS, ['over-ons', 'privacy']],
])('the ids of pages %s are listed, so that no text takes their place', (_, listed, pages) => {
  expect(idsOfPages(...pages.map((page) => `src/pages/${page}.astro`))).toEqual(listed.toSorted());
});
