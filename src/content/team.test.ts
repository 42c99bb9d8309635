import { expect, test } from 'vitest';
import { teamFrom } from '../shared/facts/team.ts';
import { namedIn, teamProblems } from './team.ts';

const TEAM = `anna-bos:
  naam: Anna Bos
  functie: arts
  registratie: BIG-nummer 19012345601
bas-vos:
  naam: Bas Vos
  functie: diëtist
`;
const LEFT = `  vertrokken: 2026-11-01\n`;
const page = (text: string, path = 'therapieen/slaap.md') => ({ path, text: `---\n${text}\n---\nTekst.\n` });
const REVIEWED = page('auteur: bas-vos\ngecontroleerd: { door: anna-bos, op: 2026-01-01, volgende: 2029-01-01 }');
const problems = (team: string, ...texts: ReturnType<typeof page>[]) =>
  teamProblems(texts, teamFrom(team)).map(({ path, field, message }) => `${path} ${field} ${message}`);

test('finds people by field and by placeholder', () => {
  expect(namedIn(REVIEWED)).toEqual([
    { key: 'anna-bos', as: 'reviewer' },
    { key: 'bas-vos', as: 'author' },
  ]);
  expect(namedIn({ path: 'privacy.md', text: 'Vraag {naam:anna-bos} of {zorgverlener:bas-vos}.' })).toEqual([
    { key: 'anna-bos', as: 'text' },
    { key: 'bas-vos', as: 'text' },
  ]);
});

test('a team that has everybody who is named lacks nothing', () => expect(problems(TEAM, REVIEWED)).toEqual([]));

test('who is named and gone is asked back, once, with the pages', () => {
  const other = page('auteur: cor', 'pmo.yaml');
  expect(problems(TEAM, page('auteur: cor'), { ...other, text: 'auteur: cor\n' })).toEqual([
    expect.stringMatching(/^team\.yaml cor staat nog op 2 pagina’s .*Vertrokken.* therapieen\/slaap\.md, pmo\.yaml$/),
  ]);
});

test('who wrote pages leaves without a successor, and who reviewed some does not', () => {
  expect(problems(TEAM + LEFT, REVIEWED)).toEqual([]);
  const annaLeft = TEAM.replace('bas-vos:', `${LEFT}bas-vos:`);
  expect(problems(annaLeft, REVIEWED)).toEqual([expect.stringMatching(/^team\.yaml anna-bos\.opvolger ontbreekt/)]);
  const toBas = TEAM.replace('bas-vos:', `${LEFT}  opvolger: bas-vos\nbas-vos:`);
  expect(problems(toBas, REVIEWED)).toEqual([expect.stringMatching(/anna-bos\.opvolger heeft geen BIG-nummer/)]);
});
