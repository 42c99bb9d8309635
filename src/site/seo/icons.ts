import sharp from 'sharp';
import { INK, MARK, PAPER } from '../../content/brand.ts';

/**
 * For places that show no SVG. `fill` is the share of the square's width that the mark takes: less in a maskable icon,
 * which platforms may crop to a circle of 80 %.
 */
export const ICONS = [
  { name: 'apple-touch-icon', size: 180, fill: 0.68 },
  { name: 'icon-192', size: 192, fill: 0.76 },
  { name: 'icon-512', size: 512, fill: 0.76 },
  { name: 'icon-maskable-512', size: 512, fill: 0.54 },
] as const;

export type AppIcon = (typeof ICONS)[number];

export const iconPath = ({ name }: AppIcon) => `/${name}.png`;

/** Switches to a light mark on dark tabs. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${INK}}@media (prefers-color-scheme:dark){path{fill:${PAPER}}}</style><path fill-rule="evenodd" d="${MARK}"/></svg>`;

/** In its viewBox of 32 the mark is 26 wide, with its centre at (16, 16.5). */
export function drawIcon({ size, fill }: AppIcon): Promise<Buffer> {
  const side = 26 / fill;
  const viewBox = `${16 - side / 2} ${16.5 - side / 2} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}"><path fill="${INK}" fill-rule="evenodd" d="${MARK}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: PAPER }).png({ palette: true }).toBuffer();
}
