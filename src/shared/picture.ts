import { imageSource, VARIANT_WIDTHS } from './image-source.ts';

/** Pictures with variants: those of the starter magazine and all uploads. */
const PICTURE_WITH_VARIANTS = /^((?:\/assets\/magazine|\/api\/admin\/download)\/[\w-]+)\.webp$/;
/** Reserves space in this shape, so that the layout does not shift when the image loads. */
const BOX = { width: 1600, height: 1000 } as const;

/**
 * The `sizes` of a picture as wide as the page. On phones it understates the width: on their dense screens a smaller
 * variant looks the same and loads in half the time.
 */
export const FULL_WIDTH = '(min-width: 40rem) 100vw, 85vw';

/** The `<img>` attributes for a stored image value: source, variants and dimensions. */
export function imageAttributes(value: string | null, sizes: string) {
  const src = imageSource(value);
  const stem = PICTURE_WITH_VARIANTS.exec(src)?.[1];
  return {
    src,
    ...(stem && { srcSet: [...variantsOf(stem), `${src} ${BOX.width}w`].join(', '), sizes }),
    ...BOX,
  };
}

const variantsOf = (stem: string) => Object.values(VARIANT_WIDTHS).map((width) => `${stem}-${width}.webp ${width}w`);
