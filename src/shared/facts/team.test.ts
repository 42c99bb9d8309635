import { expect, test } from 'vitest';
import { factsFrom } from './facts.ts';
import { teamFrom } from './team.ts';

const TEAM = `anna-bos:
  naam: Anna Bos
  functie: arts
  registratie: BIG-nummer 00000000000
  portret: vrouw
  voorbeelden: [naam, registratie, portret]
bram-bos:
  naam: Bram Bos
  functie: arts
  registratie: BIG-nummer 12345678901
  portret: man
`;
const facts = factsFrom((path) => (path === 'content/team.yaml' ? TEAM : ''));

test('a registration and a portrait are left out while they are examples', () => {
  const left = { registration: undefined, bigNumber: undefined, portrait: undefined, mayReview: true, isSample: true };
  expect(teamFrom(TEAM).get('anna-bos')).toMatchObject({ name: 'Anna Bos', ...left });
  expect(facts.get('zorgverlener:anna-bos')).toBe('Anna Bos, arts');
  expect(facts.get('registratie:anna-bos')).toBe('arts');
});

test('reads a field that begins with a placeholder', () => {
  const [member] = teamFrom('anna-bos:\n  naam: Anna Bos\n  functie: {naam} arts\n').values();
  expect(member).toMatchObject({ name: 'Anna Bos', profession: '{naam} arts' });
});

test('what is no example is shown', () => {
  const shown = { registration: 'BIG-nummer 12345678901', bigNumber: '12345678901', portrait: 'man', isSample: false };
  expect(teamFrom(TEAM).get('bram-bos')).toMatchObject(shown);
  expect(facts.get('zorgverlener:bram-bos')).toBe('Bram Bos, arts (BIG-nummer 12345678901)');
});
