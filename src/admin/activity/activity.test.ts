import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { $language, speak } from '../language/words.tsx';
import { entryWords } from './activity.ts';

const ENTRY = {
  ...{
    id: 1,
    at: '2026-11-21T10:00:00.000Z',
    who: 'Anna',
    what: 'changed the role of an account',
    subject: 'number 4',
  },
  ...{ note: 'role: Writer → Editor; name: none → yes', article: null },
  changes: [
    { field: 'role', from: 'Writer', to: 'Editor' },
    { field: 'name', from: null, to: 'yes' },
  ],
};

beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => $language.set('en'));

test('leaves the English of the API as it is', () => {
  expect(entryWords(ENTRY)).toEqual(ENTRY);
});

test('says in Dutch who did what, and what is unknown as it is', async () => {
  await speak('nl');
  expect(entryWords(ENTRY)).toMatchObject({
    who: 'Anna',
    what: 'wijzigde de rol van een account',
    subject: 'nummer 4',
    note: 'rol: Schrijver → Redacteur; naam: leeg → yes',
  });
  expect(entryWords({ ...ENTRY, who: 'The site', what: 'sang', note: 'Een reden', changes: [] })).toMatchObject({
    ...{ who: 'De website', what: 'sang', note: 'Een reden' },
  });
});

test('names the dangers that somebody published, but not what it does not know', async () => {
  const entry = { ...ENTRY, note: 'Bram (voor) (claim-cure, claim-later): Mag (claim-title): wel', changes: [] };
  expect(entryWords(entry).note).toBe('Bram (voor) (promises a cure, claim-later): Mag (claim-title): wel');
  await speak('nl');
  expect(entryWords(entry).note).toBe('Bram (voor) (belooft genezing, claim-later): Mag (claim-title): wel');
});
