import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { teamMember, teamSchema } from './team.ts';

const ANNA = { naam: 'Anna Bos', functie: 'arts' };
const problemsOf = (value: unknown) => teamSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('accepts team.yaml, and a member without registration or portrait', () => {
  expect(problemsOf(parse(readFileSync('content/team.yaml', 'utf8')))).toEqual([]);
  expect(problemsOf({ 'anna-bos': ANNA })).toEqual([]);
  expect(problemsOf({ 'anna-bos': { ...ANNA, portret: null } })).toEqual([]);
  expect(problemsOf({ 'anna-bos': { ...ANNA, portret: 'vase' } })).toEqual([]);
  const inLibrary = `/api/admin/download/${'a'.repeat(32)}.webp`;
  expect(problemsOf({ 'anna-bos': { ...ANNA, portret: inLibrary } })).toEqual([]);
});

test.each([
  [{ 'anna-bos': { ...ANNA, portret: 'anna' } }, /^staat niet in src\/assets\/images: zet anna\.jpg daar neer/],
  [{ 'anna-bos': { ...ANNA, portret: '../vase' } }, /^moet een foto uit de bibliotheek zijn, of de naam/],
  [{ 'anna-bos': { naam: 'Anna Bos' } }, /^ontbreekt: vul de functie in/],
  [{ 'anna-bos': { ...ANNA, leeftijd: 40 } }, /leeftijd/],
])('refuses %j', (value, message) => {
  expect(problemsOf(value)[0]).toMatch(message);
});

const BAS = { naam: 'Bas Vos', functie: 'diëtist' };

test('a colleague who left names who takes over: somebody else who works here', () => {
  const leaving = (opvolger: string, bas: object = BAS) =>
    problemsOf({ 'anna-bos': { ...ANNA, vertrokken: '2026-12-01', opvolger }, 'bas-vos': bas });
  expect(leaving('bas-vos')).toEqual([]);
  expect(leaving('anna-bos')).toEqual(['is diegene zelf: kies een collega']);
  expect(leaving('jan')).toEqual(['is niemand uit het team: kies een collega']);
  expect(leaving('bas-vos', { ...BAS, vertrokken: '2026-11-01' })).toEqual([
    'is zelf vertrokken: kies wie er nu werkt',
  ]);
  expect(problemsOf({ 'anna-bos': { ...ANNA, vertrokken: 'morgen' } })).toEqual([
    'moet een datum zijn zoals 2026-12-28',
  ]);
});

test('refuses a key that could not stand in an address', () => {
  expect(problemsOf({ 'Anna Bos': ANNA })).toEqual([expect.stringMatching(/^is geen sleutel: gebruik kleine letters/)]);
});

test('refuses an author whom the team does not have, and names who it has', () => {
  expect(teamMember.safeParse('saskia-brouwers').success).toBe(true);
  for (const name of ['jan', 'toString', 'Saskia Brouwers', '{zorgverlener:saskia-brouwers}'])
    expect(teamMember.safeParse(name).error?.issues[0]?.message).toMatch(
      /^is niemand uit het team: kies hanneke-verbruggen, .*willem-aerts$/,
    );
  expect(teamMember.safeParse(undefined).error?.issues[0]?.message).toMatch(/^ontbreekt: kies iemand uit het team/);
});
