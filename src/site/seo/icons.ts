import sharp from 'sharp';
import { INK, MARK, PAPER } from '../../content/brand.ts';

/**
 * The mark on a square of paper, for places that show no SVG. `fill` is how much of the square the mark takes: a
 * maskable icon may be cut to a circle of 80 %, so there it keeps well inside.
 */
export const ICONS = [
  { name: 'apple-touch-icon', size: 180, fill: 0.68 },
  { name: 'icon-192', size: 192, fill: 0.76 },
  { name: 'icon-512', size: 512, fill: 0.76 },
  { name: 'icon-maskable-512', size: 512, fill: 0.54 },
] as const;

export type AppIcon = (typeof ICONS)[number];

export const iconPath = ({ name }: AppIcon) => `/${name}.png`;

/** The square that a browser's tab shows: the mark alone, light on a dark tab. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${INK}}@media (prefers-color-scheme:dark){path{fill:${PAPER}}}</style><path fill-rule="evenodd" d="${MARK}"/></svg>`;

/** The mark is 26 wide and 23 high in its square of 32; its middle lies at (16, 16.5). */
export function drawIcon({ size, fill }: AppIcon): Promise<Buffer> {
  const side = 26 / fill;
  const frame = `${16 - side / 2} ${16.5 - side / 2} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${frame}"><path fill="${INK}" fill-rule="evenodd" d="${MARK}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: PAPER }).png({ palette: true }).toBuffer();
}
