import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are the first of its section. 10 and 17 do not apply as a whole. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};
const requirements = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
);

const [, met = ''] = readFileSync('docs/security.md', 'utf8').split('\n## Met\n');
const rows = met.split('\n').filter((line) => /^\| \d/.test(line));
const numbers = rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []);

describe('docs/security.md', () => {
  test('answers every requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
    expect(numbers.toSorted()).toEqual(requirements.toSorted());
  });

  test.each(rows.filter((row) => row.split('|').length === 5))('%s names a test that is there', (row) => {
    const tests = [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
    expect(tests.length).toBeGreaterThan(0);
    for (const file of tests) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(file), file).toBe(true);
    }
  });
});

test('every package of the lockfile but the binaries of other machines has a checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; optional?: boolean; inBundle?: boolean }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, optional, inBundle }]) => path && !integrity && !optional && !inBundle,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
