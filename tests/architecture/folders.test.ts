import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../support/repository/files.ts';

const MAX_SOURCES = 18;
const SOURCE = /^src\/.*(?<!\.(?:test|spec))\.(?:tsx?|mjs|astro|css)$/;

/** The addresses of the site; their folders are not a matter of taste. */
const ADDRESSES = /^src\/pages(?:\/|$)/;

test('a folder of src has at most 18 sources beside its tests', () => {
  const folders = Map.groupBy(
    FILES.filter((file) => SOURCE.test(file)),
    (file) => posix.dirname(file),
  );
  const full = [...folders]
    .filter(([folder, files]) => files.length > MAX_SOURCES && !ADDRESSES.test(folder))
    .map(([folder, files]) => `${folder}: ${files.length}`);
  expect(full, 'Move what belongs together to a folder in it, named after its subject').toEqual([]);
});
