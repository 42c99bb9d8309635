import { imageSource, VARIANT_WIDTHS } from './image-source.ts';

/** Pictures that have variants beside them: the starter magazine's, and every upload. */
const WITH_VARIANT = /^((?:\/assets\/magazine|\/api\/admin\/download)\/[\w-]+)\.webp$/;
/** Pictures stand in boxes of this shape, so that nothing moves when they arrive. */
const PICTURE_SIZE = { width: 1600, height: 1000 } as const;

/**
 * The `sizes` of a picture as wide as the page. On a phone it says less than is so: with the two or three dots a pixel
 * of its screen nobody sees the difference, and the picture comes in half the time.
 */
export const FULL_WIDTH = '(min-width: 40rem) 100vw, 85vw';

/** The attributes of an `<img>` for a stored picture value: its address (§5), its variants, its box. */
export function imageAttributes(value: string | null, sizes: string) {
  const src = imageSource(value);
  const stem = WITH_VARIANT.exec(src)?.[1];
  return {
    src,
    ...(stem && { srcSet: [...variantsOf(stem), `${src} ${PICTURE_SIZE.width}w`].join(', '), sizes }),
    ...PICTURE_SIZE,
  };
}

const variantsOf = (stem: string) => Object.values(VARIANT_WIDTHS).map((width) => `${stem}-${width}.webp ${width}w`);
