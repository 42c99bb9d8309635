import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const HEX = '#[0-9a-f]{6}';

const light = Object.fromEntries(
  [...read('./tokens.css').matchAll(new RegExp(`--color-([a-z-]+): (${HEX})`, 'g'))].map(([, name, hex]) => [
    name,
    hex,
  ]),
);
/** What dark.css says of each token. */
const pairs = [
  ...read('./dark.css').matchAll(new RegExp(`--color-([a-z-]+): light-dark\\((${HEX}), (${HEX})\\)`, 'g')),
];
const dark = { ...light, ...Object.fromEntries(pairs.map(([, name, , hex]) => [name, hex])) };
type Palette = Record<string, string | undefined>;

const TEXT = 4.5;
const LARGE_OR_CONTROL = 3;

/** Every pair in use: text on its background, and borders that are needed to recognise a control. */
const PAIRS: Array<[foreground: string, background: string, minimum: number]> = [
  ['ink', 'paper', TEXT],
  ['ink', 'plaster', TEXT],
  ['ink', 'white', TEXT],
  ['ink', 'admin-background', TEXT],
  ['ink', 'eucalyptus', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'plaster', TEXT],
  ['ink-soft', 'white', TEXT],
  ['ink-soft', 'admin-background', TEXT],
  ['clay-deep', 'paper', TEXT],
  ['clay-deep', 'plaster', TEXT],
  ['clay-deep', 'white', TEXT],
  ['clay-deep', 'admin-background', TEXT],
  ['paper', 'ink', TEXT],
  ['eucalyptus', 'ink', TEXT],
  ['paper', 'clay-deep', TEXT],
  ['white', 'danger', TEXT],
  ['danger', 'white', TEXT],
  ['danger', 'paper', TEXT],
  ['danger', 'admin-background', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['success', 'paper', TEXT],
  ['success', 'success-soft', TEXT],
  ['ink', 'danger-soft', TEXT],
  ['ink', 'success-soft', TEXT],
  ['clay', 'paper', LARGE_OR_CONTROL],
  ['clay', 'plaster', LARGE_OR_CONTROL],
  ['clay', 'white', LARGE_OR_CONTROL],
  ['ink-soft', 'white', LARGE_OR_CONTROL],
  ['brass', 'ink', LARGE_OR_CONTROL],
];

/** The admin area has them in two themes. */
const ADMIN_PAIRS: typeof PAIRS = [
  ...[
    'surface',
    'admin-background',
    'plaster',
    'paper',
    'eucalyptus',
    'search-highlight',
    'danger-soft',
    'success-soft',
  ].map((background): (typeof PAIRS)[number] => ['ink', background, TEXT]),
  ...['surface', 'admin-background', 'plaster'].flatMap((background): typeof PAIRS => [
    ['ink-soft', background, TEXT],
    ['clay-deep', background, TEXT],
    ['clay', background, LARGE_OR_CONTROL],
  ]),
  ['danger', 'surface', TEXT],
  ['danger', 'admin-background', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'ink', TEXT],
  ['success', 'surface', TEXT],
  ['success', 'success-soft', TEXT],
  ['surface', 'success', LARGE_OR_CONTROL],
  ['paper', 'ink', TEXT],
  ['paper', 'clay-deep', TEXT],
  ['clay-deep', 'search-highlight', TEXT],
];

function channels(palette: Palette, name: string): number[] {
  const hex = palette[name];
  if (!hex) throw new Error(`tokens.css has no --color-${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(palette: Palette, name: string): number {
  const [red = 0, green = 0, blue = 0] = channels(palette, name).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, foreground: string, background: string): number {
  const [bright = 0, dim = 0] = [luminance(palette, foreground), luminance(palette, background)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

describe('colour pairs', () => {
  test.each(PAIRS)('%s on %s has a contrast of %d : 1', (foreground, background, minimum) => {
    expect(contrast(light, foreground, background)).toBeGreaterThanOrEqual(minimum);
  });

  test.each(ADMIN_PAIRS)('%s on %s has a contrast of %d : 1 in both themes', (foreground, background, minimum) => {
    expect(contrast(light, foreground, background)).toBeGreaterThanOrEqual(minimum);
    expect(contrast(dark, foreground, background)).toBeGreaterThanOrEqual(minimum);
  });
});

describe('the dark theme', () => {
  test('has the light colours of the tokens', () => {
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.map(([, name = '', hex]) => [name, hex])).toEqual(pairs.map(([, name = '']) => [name, light[name]]));
  });

  test('has a dark colour for every token that the admin uses', () => {
    const used = new Set(
      [
        ...adminSources()
          .join('\n')
          .matchAll(/-([a-z]+(?:-[a-z]+)*)(?=[/\s'"`])/g),
      ].map(([, name]) => name),
    );
    const missing = Object.keys(light).filter((name) => used.has(name) && !pairs.some(([, known]) => known === name));
    expect(missing).toEqual(['qr-background']);
  });

  test('is not broken by white or black in the admin', () => {
    const literal =
      /(?:bg|text|border|fill|stroke|outline|ring|divide|file:bg)-(?:white|black)\b|:\s*(?:white|black)\b|#[0-9a-f]{3,6}\b/i;
    const breaking = adminSources().flatMap((source) => source.split('\n').filter((line) => literal.test(line)));
    // The mask of the links, of which only the transparency counts.
    expect(breaking.filter((line) => !line.includes('#000'))).toEqual([]);
  });
});

function adminSources(): string[] {
  const files = globSync('src/admin/**/*.{ts,tsx,css}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  return files.map((file) => readFileSync(file, 'utf8'));
}
