import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-check/example-text.ts';
import { checkText } from './check-text.ts';
import type { Language } from './document/document.ts';
import type { Severity } from './finding.ts';

/*
 * How well the check finds claims, over sentences of several authors, 700 of them from public pages. About a sixth of
 * the rows is held: words and rules were never chosen by reading them, so that they say what an unknown text would. Each run
 * prints the figures by family. A row that the check gets wrong stays: the file is a measure, not a list of wishes.
 */
const FILE = 'tests/support/text-check/claims.tsv';

/** How the rows begin that are a set of their own: the latest writer’s, and those that people wrote on public pages. */
const OWN_SETS = ['q-', 'v-'] as const;

type Row = {
  id: string;
  language: Language;
  expected: Exclude<Severity, 'hint'> | 'none';
  family: string;
  held: 'yes' | 'no';
  found: Row['expected'];
};

const ROWS: readonly Row[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, language, expected, family, , held, sentence = ''] = line.split('\t');
    const row = { id, language, expected, family, held } as Omit<Row, 'found'>;
    return { ...row, found: gravestIn(sentence, row.language) };
  });

function gravestIn(sentence: string, language: Language): Row['expected'] {
  const severities = checkText(textOf([sentence], { language }), { phoneNumbers: [] }).map(({ severity }) => severity);
  return severities.includes('danger') ? 'danger' : severities.includes('warning') ? 'warning' : 'none';
}

type Group = { rows: readonly Row[] };
const share = (rows: readonly Row[], is: (row: Row) => boolean) =>
  rows.length === 0 ? undefined : rows.filter(is).length / rows.length;
const expecting = ({ rows }: Group, expected: Row['expected']) => rows.filter((row) => row.expected === expected);
/** Of the sentences that are dangers, how many the check warned of or more. */
const recall = (group: Group) => share(expecting(group, 'danger'), ({ found }) => found !== 'none');
const asDanger = (group: Group) => share(expecting(group, 'danger'), ({ found }) => found === 'danger');
const warned = (group: Group) => share(expecting(group, 'warning'), ({ found }) => found !== 'none');
const falseDangers = (group: Group) => share(expecting(group, 'none'), ({ found }) => found === 'danger');
const falseFindings = (group: Group) => share(expecting(group, 'none'), ({ found }) => found !== 'none');
const ofFamily = (rows: readonly Row[], family: string): Group => ({
  rows: rows.filter((row) => row.family === family),
});

const FAMILIES = [...new Set(ROWS.map(({ family }) => family))].sort();
const percent = (value: number | undefined) => (value === undefined ? '–' : `${Math.round(100 * value)} %`).padStart(6);
const line = (name: string, group: Group) =>
  `${name.padEnd(17)}${[recall, asDanger, warned, falseDangers, falseFindings].map((of) => percent(of(group))).join('  ')}`;

type Least = {
  medicines: number;
  cures?: number;
  family: number;
  warnings: number;
  falseDangers: number;
  falseFindings: number;
};
const SETS: readonly { name: string; held: Row['held']; of?: (typeof OWN_SETS)[number]; least: Least }[] = [
  {
    name: 'read',
    held: 'no',
    least: {
      medicines: 0.935,
      cures: 0.96,
      family: 0.85,
      warnings: 0.868,
      falseDangers: 0.0015,
      falseFindings: 0.0225,
    },
  },
  {
    name: 'held',
    held: 'yes',
    least: { medicines: 0.785, cures: 0.82, family: 0.5, warnings: 0.58, falseDangers: 0.009, falseFindings: 0.082 },
  },
  {
    name: 'of the latest writer, read',
    held: 'no',
    of: 'q-',
    least: { medicines: 0.685, family: 0.685, warnings: 0.66, falseDangers: 0.003, falseFindings: 0.038 },
  },
  {
    name: 'of the latest writer, held',
    held: 'yes',
    of: 'q-',
    least: { medicines: 0.7, family: 0.7, warnings: 0.85, falseDangers: 0.015, falseFindings: 0.115 },
  },
  {
    name: 'of public pages, read',
    held: 'no',
    of: 'v-',
    least: { medicines: 0.95, family: 0.95, warnings: 0.6, falseDangers: 0.001, falseFindings: 0.035 },
  },
  {
    name: 'of public pages, held',
    held: 'yes',
    of: 'v-',
    least: { medicines: 1, family: 1, warnings: 0.38, falseDangers: 0.001, falseFindings: 0.035 },
  },
];

describe.each(SETS)('over the sentences that were $name', ({ name, held, of, least }) => {
  const rows = ROWS.filter((row) => row.held === held && OWN_SETS.find((own) => row.id.startsWith(own)) === of);

  test('finds dangers and leaves harmless sentences alone as often as before', () => {
    const lines = FAMILIES.map((family) => line(family, ofFamily(rows, family)));
    console.info(
      [
        `Claims, ${name}: found, as danger, warnings found, false dangers, false findings`,
        ...lines,
        line('all', { rows }),
      ].join('\n'),
    );
    expect(recall(ofFamily(rows, 'medicines'))).toBeGreaterThanOrEqual(least.medicines);
    if (least.cures !== undefined) expect(recall(ofFamily(rows, 'cure'))).toBeGreaterThanOrEqual(least.cures);
    // A family of few dangers would say nothing.
    for (const family of FAMILIES.filter((each) => expecting(ofFamily(rows, each), 'danger').length >= 7))
      expect([family, recall(ofFamily(rows, family))]).toEqual([
        family,
        expect.toSatisfy((value) => value >= least.family),
      ]);
    expect(warned({ rows })).toBeGreaterThanOrEqual(least.warnings);
    expect(falseDangers({ rows })).toBeLessThanOrEqual(least.falseDangers);
    expect(falseFindings({ rows })).toBeLessThanOrEqual(least.falseFindings);
  });
});
