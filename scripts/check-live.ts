import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readStarterMagazine } from '../src/server/starter/read.ts';
import { parseYaml, readText } from '../src/server/starter/settings.ts';
import { sampleValues } from '../src/shared/sample-values.ts';
import { printError } from './print-error.ts';

/**
 * `npm run check:live`: what must still be filled in before the site may go online. Ends with 1 when there is
 * anything. (A build on Vercel warns of the samples by itself: src/site/warn-of-samples.ts.)
 */
const CLINIC = 'content/kliniek.yaml';

try {
  const samples = sampleValues((parseYaml(CLINIC, await readText(CLINIC)) ?? {}) as Record<string, unknown>);
  const magazine = (await readStarterMagazine('content/magazine')).samples;
  const pictures = missingPictures();
  if (samples.length > 0) {
    console.log(`Deze waarden in ${CLINIC} zijn nog voorbeelden. Vul ze in en haal ze uit \`voorbeelden\`:`);
    for (const sample of samples) console.log(`  ${sample}`);
  }
  if (magazine.length > 0) {
    console.log(
      'Deze schrijvers en video’s van het magazine zijn nog voorbeelden. Vul ze in, of haal het artikel weg:',
    );
    for (const sample of magazine) console.log(`  ${sample}`);
    console.log('  (Staat het magazine al in de database, wijzig ze dan daar, onder /admindash.)');
  }
  if (pictures.length > 0) {
    console.log('Deze foto’s ontbreken; tot ze er zijn, staat er een algemene foto:');
    for (const picture of pictures) console.log(`  ${picture}`);
  }
  if (samples.length + magazine.length + pictures.length === 0) console.log('De site mag online.');
  else process.exitCode = 1;
} catch (error) {
  // A file that cannot be read is a finding, told in its own sentence.
  printError(error);
  process.exitCode = 1;
}

function missingPictures(): string[] {
  return ['therapieen', 'behandelingen', 'rijbewijskeuringen']
    .flatMap((folder) => readdirSync(`content/${folder}`).map((name) => `content/${folder}/${name}`))
    .flatMap((file) => {
      const cover = readFileSync(file, 'utf8')
        .match(/^cover: (.+)$/m)?.[1]
        ?.trim();
      return existsSync(`src/assets/images/${cover}.jpg`) ? [] : [`${file}: src/assets/images/${cover}.jpg ontbreekt`];
    });
}
