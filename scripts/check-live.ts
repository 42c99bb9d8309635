import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readStarterMagazine } from '../src/server/starter/read.ts';
import { sampleValues } from '../src/shared/sample-values.ts';

/**
 * `npm run check:live`: what must still be filled in before the site may go online. Ends with 1 when there is
 * anything. (A build on Vercel warns of the samples by itself: src/site/warn-of-samples.ts.)
 */
const samples = sampleValues(parse(readFileSync('content/kliniek.yaml', 'utf8')));
const magazine = (await readStarterMagazine('content/magazine')).samples;
const pictures = ['therapieen', 'behandelingen', 'rijbewijskeuringen']
  .flatMap((folder) => readdirSync(`content/${folder}`).map((name) => `content/${folder}/${name}`))
  .flatMap((file) => {
    const cover = readFileSync(file, 'utf8')
      .match(/^cover: (.+)$/m)?.[1]
      ?.trim();
    return existsSync(`src/assets/images/${cover}.jpg`) ? [] : [`${file}: src/assets/images/${cover}.jpg ontbreekt`];
  });

if (samples.length > 0) {
  console.log('Deze waarden in content/kliniek.yaml zijn nog voorbeelden. Vul ze in en haal ze uit `voorbeelden`:');
  for (const sample of samples) console.log(`  ${sample}`);
}
if (magazine.length > 0) {
  console.log('Deze schrijvers en video’s van het magazine zijn nog voorbeelden. Vul ze in, of haal het artikel weg:');
  for (const sample of magazine) console.log(`  ${sample}`);
  console.log('  (Staat het magazine al in de database, wijzig ze dan daar, onder /admindash.)');
}
if (pictures.length > 0) {
  console.log('Deze foto’s ontbreken; tot ze er zijn, staat er een algemene foto:');
  for (const picture of pictures) console.log(`  ${picture}`);
}
if (samples.length + magazine.length + pictures.length === 0) console.log('De site mag online.');
else process.exitCode = 1;
