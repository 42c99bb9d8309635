import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleTexts } from '../../../src/build/sample-texts.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { parseYaml, readText } from '../../../src/server/operations/starter/settings.ts';
import { sampleValues } from '../../../src/shared/samples/sample-values.ts';

const CLINIC = 'content/kliniek.yaml';

/** Finds sample values and missing photos below `root`. `lines` is the report to print. */
export async function checkLive(root: string): Promise<{ lines: string[]; mayGoLive: boolean }> {
  const clinic = (parseYaml(CLINIC, await readText(join(root, CLINIC))) ?? {}) as Record<string, unknown>;
  const samples = sampleValues(clinic);
  const magazine = (await readStarterMagazine(join(root, 'content/magazine'))).samples;
  // Files that list their own samples are not searched for known sample texts as well.
  const reported = [...(samples.length > 0 ? [CLINIC] : []), ...magazine.map((sample) => sample.split(': ')[0] ?? '')];
  const texts = sampleTexts(clinic, reported, root);
  const findings = [
    ...section(`These values in ${CLINIC} are samples. Fill them in and remove them from \`voorbeelden\`:`, samples),
    ...section(
      'These writers and videos of the magazine are samples. Fill them in, or delete the article:',
      magazine,
      '  (If the magazine is in the database already, change them there, under /admindash.)',
    ),
    ...section('These texts contain a sample value (file:line). Replace it with the real one:', texts),
    ...section('These photos are missing. Until you add them, the site shows a generic photo:', missingPhotos(root)),
  ];
  if (findings.length > 0) return { lines: findings, mayGoLive: false };
  const notChecked = 'Not checked: what is in the database already. Proofread the magazine there, under /admindash.';
  return { lines: ['The site may go online.', notChecked], mayGoLive: true };
}

const section = (heading: string, items: readonly string[], ...footer: string[]): string[] =>
  items.length === 0 ? [] : [heading, ...items.map((item) => `  ${item}`), ...footer];

function missingPhotos(root: string): string[] {
  return ['therapieen', 'behandelingen', 'rijbewijskeuringen']
    .flatMap((folder) => readdirSync(join(root, 'content', folder)).map((name) => `content/${folder}/${name}`))
    .flatMap((file) => {
      const cover = readFileSync(join(root, file), 'utf8')
        .match(/^cover: (.+)$/m)?.[1]
        ?.trim();
      const photo = `src/assets/images/${cover}.jpg`;
      return existsSync(join(root, photo)) ? [] : [`${file}: ${photo} is missing`];
    });
}
