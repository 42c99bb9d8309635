import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LinkAnswer } from '../../../src/shared/text-check/document/link-answer.ts';
import { checkTexts, reportLines } from './check-content.ts';
import { clinicPhoneNumbers, readContent } from './read-content.ts';

describe('with texts that have problems', () => {
  let folder = '';
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clinic-content-'));
    await write('kliniek.yaml', 'naam: Lindehof\ntelefoon: 040 123 45 67\n');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const found = async (ask?: Parameters<typeof checkTexts>[2]) => {
    const texts = readContent(folder);
    const findings = await checkTexts(texts, { phoneNumbers: clinicPhoneNumbers(folder) }, ask);
    return findings.map(({ finding, where }) => `${where.replace(`${folder}/`, '')} ${finding.rule}`);
  };

  test('names file and line in Markdown', async () => {
    await write(
      'therapieen/slaap.md',
      [
        '---',
        'title: Slaap',
        'mention: |-',
        '  Wij slapen',
        '  gegarandeerd.',
        '---',
        '',
        'Rust doet goed. Bel 040 123 45 67.',
        '',
        'Een regel',
        'en **gegarandeerd** resultaat.',
        '',
        '- Bel 06 12345678.',
        '',
        '| a | b |',
        '| --- | --- |',
        '| TODO | [RIVM](http://www.rivm.nl) |',
        '',
        '#### Te diep',
        '',
        '![](foto.jpg)',
      ].join('\n'),
    );
    expect(await found()).toEqual([
      'therapieen/slaap.md:4 claim-guarantee',
      'therapieen/slaap.md:11 claim-guarantee',
      'therapieen/slaap.md:13 phone-number',
      'therapieen/slaap.md:17 left-over',
      'therapieen/slaap.md:17 link-address',
      'therapieen/slaap.md:19 heading-jump',
      'therapieen/slaap.md:21 picture-without-description',
    ]);
  });

  test('names file and line in YAML', async () => {
    await write(
      'pmo.yaml',
      [
        'title: PMO',
        'sections:',
        '  - id: een',
        '    body: |',
        '      Rust doet goed.',
        '',
        '      Bel 06 12345678.',
        '  - id: twee',
        '    body: Gegarandeerd resultaat.',
      ].join('\n'),
    );
    expect(await found()).toEqual(['pmo.yaml:9 claim-guarantee', 'pmo.yaml:7 phone-number']);
  });

  test('reads the page’s title when its sources have titles too', async () => {
    await write(
      'therapieen/slaap.md',
      [
        '---',
        'titel: Gegarandeerd slapen',
        'bronnen:',
        '  - id: een',
        '    titel: Slecht slapen',
        '    uitgever: NHG',
        '    jaar: 2020',
        '  - id: twee',
        '    titel: Gegarandeerd wakker',
        '    uitgever: Wij',
        '    jaar: 2021',
        '---',
        'Rust doet goed.',
      ].join('\n'),
    );
    expect(await found()).toEqual(['therapieen/slaap.md:2 claim-guarantee', 'therapieen/slaap.md:8 claim-guarantee']);
  });

  test.each([
    ['therapieen/slaap.md', (front: string[]) => ['---', ...front, '---', 'Rust.'], 1],
    ['pmo.yaml', (front: string[]) => front, 0],
  ])('checks the addresses of sources in %s, also empty ones', async (file, whole, before) => {
    const source = (...address: string[]) => ['  - id: x', '    titel: Slaap', '    uitgever: NHG', ...address];
    const front = [
      'bronnen:',
      ...source('    adres: http://www.nhg.nl/slaap'),
      ...source('    adres:', '    jaar: 2020'),
      ...source('    adres: ""', '    jaar: 2020'),
      ...source('    jaar: 2020'),
      ...source('    adres: https://www.nhg.nl/slaap'),
    ];
    await write(file, whole(front).join('\n'));
    expect(await found()).toEqual([5, 9, 14].map((line) => `${file}:${line + before} link-address`));
  });

  test('asks for the addresses of sources too', async () => {
    await write(
      'pmo.yaml',
      'bronnen:\n  - id: x\n    titel: Slaap\n    uitgever: NHG\n    adres: https://www.nhg.nl/weg\n',
    );
    const ask = async (addresses: Iterable<string>) =>
      new Map([...addresses].map((address): [string, LinkAnswer] => [address, { outcome: 'gone', status: 404 }]));
    expect(await found(ask)).toEqual(['pmo.yaml:5 link-answer']);
  });

  test.each([
    ['titel', 90],
    ['zoekomschrijving', 160],
    ['samenvatting', 300],
    ['fotobeschrijving', 200],
  ])('limits the length of %s', async (name, most) => {
    const rulesWith = async (length: number) => {
      await write('therapieen/slaap.md', `---\n${name}: ${'rust '.repeat(80).slice(0, length - 1)}x\n---\nRust.\n`);
      return found();
    };
    expect(await rulesWith(most + 1)).toContain('therapieen/slaap.md:2 field-length');
    expect(await rulesWith(most)).not.toContain('therapieen/slaap.md:2 field-length');
  });

  test('asks for each link, and reports the answers', async () => {
    await write('over-ons.md', '---\ntitle: Over ons\n---\n\nZie [RIVM](https://www.rivm.nl/x) en [PMO](/pmo).\n');
    const asked: string[] = [];
    const ask = async (addresses: Iterable<string>) => {
      asked.push(...addresses);
      return new Map<string, LinkAnswer>([['https://www.rivm.nl/x', { outcome: 'gone', status: 404 }]]);
    };
    expect(await found(ask)).toEqual(['over-ons.md:5 link-answer']);
    expect(asked).toEqual(['https://www.rivm.nl/x', '/pmo']);
  });

  test('says which file is not valid YAML', async () => {
    await write('pmo.yaml', 'title: "open\n');
    expect(() => readContent(folder)).toThrow(/pmo\.yaml: is not valid YAML/);
  });

  test('prints dangers first, and hints on request', async () => {
    await write('over-ons.md', '---\ntitle: Over ons\n---\n\nBel 06 12345678 bij hypertensie.\n\nGegarandeerd.\n');
    const findings = await checkTexts(readContent(folder), { phoneNumbers: ['040 123 45 67'] });
    const lines = reportLines(findings, false);
    expect(lines.filter((line) => !line.startsWith('    '))).toEqual([
      `${folder}/over-ons.md:7: danger: “Gegarandeerd” guarantees a result. [claim-guarantee]`,
      `${folder}/over-ons.md:5: warning: 06 12345678 is not a phone number of the clinic. [phone-number]`,
      'Dangers: 1. Warnings: 1. Hints: 1 (--hints shows them).',
    ]);
    expect(reportLines(findings, true).join('\n')).toContain('“hypertensie” is a difficult word.');
  });
});
