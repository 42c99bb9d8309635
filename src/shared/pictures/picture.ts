import type { ShownPicture } from '../contract/pictures/shown-pictures.ts';
import { imageSource } from './image-source.ts';
import { VARIANT_WIDTHS } from './upload-widths.ts';

/** Pictures with variants: those of the starter magazine and all uploads; with the token of a preview (`inPreview`). */
const PICTURE_WITH_VARIANTS = /^((?:\/assets\/magazine|\/api\/admin\/download)\/[\w-]+)\.webp(\?[\w=-]+)?$/;
/** Reserves space in this shape, so that the layout does not shift when the image loads. */
const BOX = { width: 1600, height: 1000 } as const;

/**
 * The `sizes` of a picture as wide as the page. On phones it understates the width: on their dense screens the smallest
 * variant looks the same and loads in half the time. 54vw selects it at 390 px and three dots a pixel.
 */
export const FULL_WIDTH = '(min-width: 40rem) 100vw, 54vw';

type File = Pick<ShownPicture, 'src' | 'width' | 'height'>;

/** The `<img>` attributes of a stored image value and its shown file: source, variants and dimensions. */
export function imageAttributes(value: string | null, sizes: string, shown?: File) {
  const src = shown?.src ?? imageSource(value);
  const [, stem, query = ''] = PICTURE_WITH_VARIANTS.exec(src) ?? [];
  const box = sizeOf(shown) ?? BOX;
  return {
    src,
    ...(stem && { srcSet: [...variantsOf(stem, query, box.width), `${src} ${box.width}w`].join(', '), sizes }),
    ...box,
  };
}

export const sizeOf = (shown: File | undefined): { width: number; height: number } | undefined =>
  shown?.width && shown.height ? { width: shown.width, height: shown.height } : undefined;

const variantsOf = (stem: string, query: string, largest: number) =>
  Object.values(VARIANT_WIDTHS)
    .filter((width) => width < largest)
    .map((width) => `${stem}-${width}.webp${query} ${width}w`);
