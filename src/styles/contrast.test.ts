import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const TEXT = 4.5;
const LARGE_OR_CONTROL = 3;

/** Every pair in use: text on its background, and borders that are needed to recognise a control. */
const PAIRS: Array<[foreground: string, background: string, minimum: number]> = [
  ['ink', 'paper', TEXT],
  ['ink', 'plaster', TEXT],
  ['ink', 'white', TEXT],
  ['ink', 'desk', TEXT],
  ['ink', 'eucalyptus', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'plaster', TEXT],
  ['ink-soft', 'white', TEXT],
  ['ink-soft', 'desk', TEXT],
  ['clay-deep', 'paper', TEXT],
  ['clay-deep', 'plaster', TEXT],
  ['clay-deep', 'white', TEXT],
  ['clay-deep', 'desk', TEXT],
  ['paper', 'ink', TEXT],
  ['eucalyptus', 'ink', TEXT],
  ['paper', 'clay-deep', TEXT],
  ['white', 'danger', TEXT],
  ['danger', 'white', TEXT],
  ['danger', 'paper', TEXT],
  ['danger', 'desk', TEXT],
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

function channels(name: string): number[] {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6})`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css has no --color-${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = channels(name).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string): number {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('colour pairs', () => {
  test.each(PAIRS)('%s on %s has a contrast of %d : 1', (foreground, background, minimum) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(minimum);
  });
});
