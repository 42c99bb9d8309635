import { expect, test } from 'vitest';
import { loadedPackages } from '../support/loaded-packages.ts';

/** Only writing needs them: a function that just woke up is not to load them for somebody who reads. */
const FOR_WRITING = ['nodemailer', 'sanitize-html', 'sharp'];

// The store of pictures is opened by `import()`, but before the first answer.
test.each(['api/index.ts', 'src/server/pictures/stores/blob-store.ts'])(
  'architecture §7: a public read does not wait for sharp, sanitiser or mailer; %s loads none of them at once',
  (file) => {
    expect(loadedPackages(file, 'at once').filter((name) => FOR_WRITING.includes(name))).toEqual([]);
  },
);

test('the API does load them once somebody writes, and the others at once: these are their names', () => {
  expect(loadedPackages('api/index.ts', 'later')).toEqual(expect.arrayContaining(FOR_WRITING));
  expect(loadedPackages('api/index.ts', 'at once')).toEqual(expect.arrayContaining(['hono', 'drizzle-orm', 'jose']));
});
