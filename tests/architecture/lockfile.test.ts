import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { integrity?: string; optional?: boolean; inBundle?: boolean };

// npm installs a package without a checksum unchecked. It records none for the binaries of other platforms.
test('every package in the lockfile has a checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, optional, inBundle }]) => path && !integrity && !optional && !inBundle,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
