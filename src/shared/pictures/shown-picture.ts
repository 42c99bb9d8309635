import type { ShownPicture } from '../contract/pictures/shown-pictures.ts';
import { DEFAULT_IMAGE, imageSource } from './image-source.ts';
import { VARIANT_WIDTHS } from './picture-widths.ts';

const UPLOAD = new RegExp(
  `^/api/admin/download/([0-9a-f]{32})(?:-(?:${Object.values(VARIANT_WIDTHS).join('|')}))?\\.webp$`,
);

/** The hash of an uploaded picture, from its stored address; undefined for any other picture. */
export const pictureHash = (value: string | null | undefined): string | undefined =>
  value ? UPLOAD.exec(imageSource(value))?.[1] : undefined;

/** The shown file of this address; undefined for a picture outside the library. */
export function shownPicture<Shown = ShownPicture>(
  pictures: Record<string, Shown>,
  value: string | null | undefined,
): Shown | undefined {
  const hash = pictureHash(value);
  return hash ? pictures[hash] : undefined;
}

/** The alt text of one use: its own, else the library's. The stand-in of a removed picture has no alt text. */
export function shownAlt(own: string | null | undefined, shown: ShownPicture | undefined): string {
  if (shown?.src === DEFAULT_IMAGE) return '';
  return own?.trim() ? own : (shown?.alt ?? '');
}

/** The alt text of the picture above an article. */
export const coverAlt = (
  { imageAlt, imageIsDecorative }: { imageAlt: string | null; imageIsDecorative: boolean },
  shown: ShownPicture | undefined,
): string => (imageIsDecorative ? '' : shownAlt(imageAlt, shown));

/** The focal point of pictures outside the library: those of the starter magazine have their subject on the right. */
export const WITHOUT_FOCAL_POINT = 'object-[72%_50%]';

/**
 * The classes that position a crop at the focal point (src/styles/focal-point.css). In steps of ten per cent: the
 * security policy allows no style attributes, and a finer step is invisible.
 */
export function focalClass(shown: Pick<ShownPicture, 'focalX' | 'focalY'> | undefined, other = WITHOUT_FOCAL_POINT) {
  const step = (per: number) => Math.round(per / 10) * 10;
  return shown ? `focal-x-${step(shown.focalX)} focal-y-${step(shown.focalY)} at-focal-point` : other;
}
