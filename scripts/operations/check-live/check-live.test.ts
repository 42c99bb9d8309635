import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { KNOWN_SAMPLES } from '../../../src/shared/samples/known-samples.ts';
import { findSamples } from '../../../src/shared/samples/sample-texts.ts';
import { checkLive } from './check-live.ts';

const CLINIC = 'content/kliniek.yaml';
const FILES = {
  [CLINIC]: 'naam: Dommelhart\ntelefoon: 040 222 01 45\nvoorbeelden: [naam, telefoon]\n',
  'content/magazine/writers.yaml': '{}\n',
  'content/over-ons.md': '# Over ons\n\nVraag? Bel [040 222 01 45](tel:+31402220145).\n',
  'content/therapieen/slaap.md': '---\ncover: slaap\n---\n',
  'content/behandelingen/kruiden.md': '---\ncover: slaap\n---\n',
  'content/rijbewijskeuringen/taxi.md': '---\ncover: slaap\n---\n',
  'src/assets/images/slaap.jpg': '',
  'src/server/articles/changes/column-values.ts': "const DEFAULT_AUTHOR = 'Redactie Dommelhart';\n",
  'src/server/articles/changes/column-values.test.ts': "const author = 'Redactie Dommelhart';\n",
  'docs/editors.md': 'Welkom.\n',
};

let root = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-live-'));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});
afterEach(() => rm(root, { recursive: true }));

const fillInClinic = () => write(CLINIC, 'naam: Lindehof\ntelefoon: 040 123 45 67\nvoorbeelden: []\n');

test('lists sample texts when kliniek.yaml is filled in', async () => {
  await fillInClinic();
  const { lines, mayGoLive } = await checkLive(root);
  expect(mayGoLive).toBe(false);
  expect(lines).toEqual([
    expect.stringContaining('These texts contain a sample value'),
    '  content/over-ons.md:3: 040 222 01 45',
    '  content/over-ons.md:3: +31402220145',
    '  src/server/articles/changes/column-values.ts:1: Dommelhart',
  ]);
});

test('allows going online when no sample is left', async () => {
  await fillInClinic();
  await write('content/over-ons.md', '# Over ons\n\nVraag? Bel [040 123 45 67](tel:+31401234567).\n');
  await write('src/server/articles/changes/column-values.ts', "const DEFAULT_AUTHOR = 'Redactie Lindehof';\n");
  const { lines, mayGoLive } = await checkLive(root);
  expect(lines).toEqual(['The site may go online.', expect.stringContaining('Not checked')]);
  expect(mayGoLive).toBe(true);
});

test('finds a sample value that is not listed in `voorbeelden`', async () => {
  await write(CLINIC, 'naam: Lindehof\ntelefoon: 040 222 01 45\nvoorbeelden: []\n');
  expect((await checkLive(root)).lines).toContain(`  ${CLINIC}:2: 040 222 01 45`);
});

test('reports a value listed in `voorbeelden` once', async () => {
  const { lines } = await checkLive(root);
  expect(lines.filter((line) => line.includes(CLINIC))).toHaveLength(1);
  expect(lines).toContain('  telefoon: 040 222 01 45');
});

test('knows every name and address that the content lists as a sample', async () => {
  const clinic = parse(await readFile(CLINIC, 'utf8'));
  const writers = Object.values(parse(await readFile('content/magazine/writers.yaml', 'utf8'))) as Array<typeof clinic>;
  const samples = [clinic, ...writers].flatMap(({ voorbeelden, ...fields }) =>
    ['naam', 'telefoon', 'email', 'portaal', 'afspraak', 'redactie', 'name']
      .filter((field) => voorbeelden.includes(field))
      .map((field) => String(fields[field])),
  );
  expect(samples.filter((value) => findSamples(value, KNOWN_SAMPLES).length === 0)).toEqual([]);
});
