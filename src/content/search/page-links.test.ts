import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linksOfPages } from './page-links.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-links-'));
  await mkdir(join(root, 'content/therapieen'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('finds the links of texts and sources, by the page that shows them', async () => {
  await writeFile(
    join(root, 'content/therapieen/slaap.md'),
    '---\nbronnen:\n  - adres: https://www.nhg.nl/slaap\n---\nZie [RIVM](https://www.rivm.nl/x#kop), of https://www.rivm.nl/y.\n',
  );
  await writeFile(join(root, 'content/pmo.yaml'), "adres: 'https://www.arbo.nl/'\nadres-2: /contact\n");
  expect(linksOfPages(root)).toEqual([
    { path: '/pmo', addresses: ['https://www.arbo.nl/'] },
    {
      path: '/therapieen/slaap',
      addresses: ['https://www.nhg.nl/slaap', 'https://www.rivm.nl/x', 'https://www.rivm.nl/y'],
    },
  ]);
});

test('finds an address with brackets whole', async () => {
  await writeFile(
    join(root, 'content/therapieen/slaap.md'),
    '---\nadres: https://doi.org/10.1016/S0140-6736(05)67177-2\n---\nZie [x](https://a.nl/b_(c)) (of https://b.nl/d).\n',
  );
  const [page] = linksOfPages(root);
  expect(page?.addresses).toEqual([
    'https://a.nl/b_(c)',
    'https://b.nl/d',
    'https://doi.org/10.1016/S0140-6736(05)67177-2',
  ]);
});

test('finds links in the real texts', () => {
  const paths = linksOfPages('.').map(({ path }) => path);
  expect(paths).toContain('/pmo');
  expect(paths.filter((path) => path.startsWith('/therapieen/')).length).toBeGreaterThan(5);
});
