import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes src/assets/fonts/ from the Fontsource packages: `node scripts/subset-fonts.ts`, after an update of one.
 * The full families are 132 and 20 KB; with one weight and optical size of Newsreader, three weights of Figtree
 * and Latin letters both together are 36 KB: what a first visit waits for.
 */
const LATIN: Array<[number, number]> = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

type Font = {
  from: string;
  to: string;
  axes: Parameters<typeof subsetFont>[2]['variationAxes'] & object;
  format?: 'woff2' | 'truetype';
};

const FONTS: Font[] = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal',
    to: 'newsreader-latin',
    // One optical size: as an axis it weighs as much again, and nothing is set in Newsreader below 18 px.
    axes: { wght: 380, opsz: 40 },
  },
  {
    // For the share images: one size, in the older format that the image library reads.
    from: 'newsreader/files/newsreader-latin-opsz-normal',
    to: 'newsreader-share',
    axes: { wght: 400, opsz: 60 },
    format: 'truetype',
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'figtree-latin',
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
];

/** What browsers use by themselves, and the figures of equal width that tables ask for. No small capitals and the like. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'tnum'];

const letters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

for (const { from, to, axes, format = 'woff2' } of FONTS) {
  const source = await readFile(`node_modules/@fontsource-variable/${from}.woff2`);
  const font = await subsetFont(source, letters, { targetFormat: format, variationAxes: axes, keepFeatures: FEATURES });
  const file = `${to}.${format === 'truetype' ? 'ttf' : format}`;
  await writeFile(`src/assets/fonts/${file}`, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}
