import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { COMMON_LETTERS, EXTENDED_LETTERS, OTHER_LETTERS } from '../../src/assets/fonts/letters.ts';
import { readArguments } from '../set-up/arguments.mjs';

readArguments('npm run fonts: makes src/assets/fonts/ from the Fontsource packages. Run it after updating one of them');

type Subset = {
  from: string;
  to: string;
  letters: string[];
  axes: Parameters<typeof subsetFont>[2]['variationAxes'] & object;
  format?: 'woff2' | 'truetype';
};

const newsreader = 'newsreader/files/newsreader-latin-opsz-normal';
const italic = 'newsreader/files/newsreader-latin-opsz-italic';
const figtree = 'figtree/files/figtree-latin-wght-normal';
const extended = (file: string) => file.replace('-latin-', '-latin-ext-');
// One optical size: the axis would double the file, and no text below 18 px uses Newsreader.
const ONE_WEIGHT = { wght: 380, opsz: 40 };
const THREE_WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };

/**
 * Nothing else needs the Fontsource packages; as dev dependencies they have a version in the lockfile and are in every
 * audit.
 * The full families are 132 and 20 KB. The two `-common` files of the upright styles, which a first visit waits for,
 * are 22 KB together; rare letters would add mostly kerning pairs. A page loads the italic only if it uses it.
 */
const SUBSETS: Subset[] = [
  { from: newsreader, to: 'newsreader-common', letters: COMMON_LETTERS, axes: ONE_WEIGHT },
  { from: newsreader, to: 'newsreader-other', letters: OTHER_LETTERS, axes: ONE_WEIGHT },
  { from: extended(newsreader), to: 'newsreader-extended', letters: EXTENDED_LETTERS, axes: ONE_WEIGHT },
  { from: italic, to: 'newsreader-italic-common', letters: COMMON_LETTERS, axes: ONE_WEIGHT },
  { from: italic, to: 'newsreader-italic-other', letters: OTHER_LETTERS, axes: ONE_WEIGHT },
  { from: extended(italic), to: 'newsreader-italic-extended', letters: EXTENDED_LETTERS, axes: ONE_WEIGHT },
  { from: figtree, to: 'figtree-common', letters: COMMON_LETTERS, axes: THREE_WEIGHTS },
  { from: figtree, to: 'figtree-other', letters: OTHER_LETTERS, axes: THREE_WEIGHTS },
  { from: extended(figtree), to: 'figtree-extended', letters: EXTENDED_LETTERS, axes: THREE_WEIGHTS },
  {
    // For the share images: one size, as TrueType because the image library reads no WOFF2.
    from: newsreader,
    to: 'newsreader-share',
    letters: [...COMMON_LETTERS, ...OTHER_LETTERS],
    axes: { wght: 400, opsz: 60 },
    format: 'truetype',
  },
];

/** The features that browsers enable by default, and tabular figures for tables. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'tnum'];

for (const { from, to, letters, axes, format = 'woff2' } of SUBSETS) {
  const source = await readFile(`node_modules/@fontsource-variable/${from}.woff2`);
  const font = await subsetFont(source, letters.join(''), {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  const file = `${to}.${format === 'truetype' ? 'ttf' : format}`;
  await writeFile(`src/assets/fonts/${file}`, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}
