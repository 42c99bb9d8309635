import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleTexts } from '../../../src/build/sample-texts.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { parseYaml, readText } from '../../../src/server/operations/starter/settings.ts';
import { sampleValues } from '../../../src/shared/samples/sample-values.ts';

const CLINIC = 'content/kliniek.yaml';

/** What must still be filled in below `root`, in the words of the owner, and whether that is nothing. */
export async function checkLive(root: string): Promise<{ lines: string[]; mayGoLive: boolean }> {
  const clinic = (parseYaml(CLINIC, await readText(join(root, CLINIC))) ?? {}) as Record<string, unknown>;
  const samples = sampleValues(clinic);
  const magazine = (await readStarterMagazine(join(root, 'content/magazine'))).samples;
  // Files that say themselves what is a sample in them are told of by that.
  const marked = [...(samples.length > 0 ? [CLINIC] : []), ...magazine.map((sample) => sample.split(': ')[0] ?? '')];
  const texts = sampleTexts(clinic, marked, root);
  const pictures = missingPictures(root);
  const findings = [
    ...told(`Deze waarden in ${CLINIC} zijn nog voorbeelden. Vul ze in en haal ze uit \`voorbeelden\`:`, samples),
    ...told(
      'Deze schrijvers en video’s van het magazine zijn nog voorbeelden. Vul ze in, of haal het artikel weg:',
      magazine,
      '  (Staat het magazine al in de database, wijzig ze dan daar, onder /admindash.)',
    ),
    ...told('In deze teksten staat nog een voorbeeld (bestand:regel). Zet daar wat echt is:', texts),
    ...told('Deze foto’s ontbreken; tot ze er zijn, staat er een algemene foto:', pictures),
  ];
  if (findings.length > 0) return { lines: findings, mayGoLive: false };
  const unseen = 'Niet bekeken: wat al in de database staat. Lees het magazine daarop na, onder /admindash.';
  return { lines: ['De site mag online.', unseen], mayGoLive: true };
}

const told = (sentence: string, list: readonly string[], ...after: string[]): string[] =>
  list.length === 0 ? [] : [sentence, ...list.map((one) => `  ${one}`), ...after];

function missingPictures(root: string): string[] {
  return ['therapieen', 'behandelingen', 'rijbewijskeuringen']
    .flatMap((folder) => readdirSync(join(root, 'content', folder)).map((name) => `content/${folder}/${name}`))
    .flatMap((file) => {
      const cover = readFileSync(join(root, file), 'utf8')
        .match(/^cover: (.+)$/m)?.[1]
        ?.trim();
      const picture = `src/assets/images/${cover}.jpg`;
      return existsSync(join(root, picture)) ? [] : [`${file}: ${picture} ontbreekt`];
    });
}
