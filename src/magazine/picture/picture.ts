import { imageSource } from '../../shared/image-source.ts';

/** Pictures that have a 640 px variant beside them: the starter magazine's, and every upload. */
const WITH_VARIANT = /^((?:\/assets\/magazine|\/api\/admin\/download)\/[\w-]+)\.webp$/;
/** Pictures stand in boxes of this shape, so that nothing moves when they arrive. */
const PICTURE_SIZE = { width: 1600, height: 1000 } as const;

/** The attributes of an `<img>` for a stored picture value: its address (§5), its variants, its box. */
export function picture(value: string | null, sizes: string) {
  const src = imageSource(value);
  const stem = WITH_VARIANT.exec(src)?.[1];
  return {
    src,
    ...(stem && { srcSet: `${stem}-640.webp 640w, ${src} ${PICTURE_SIZE.width}w`, sizes }),
    ...PICTURE_SIZE,
  };
}
