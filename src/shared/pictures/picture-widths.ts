/**
 * Widths in pixels of the smaller variants of an upload, stored as `{name}-{width}.webp`. Pages name a file of every
 * width, so a new one needs files for the pictures that are stored already. Dutch pages have widths of their own, in
 * src/ui/picture/Picture.astro.
 */
export const VARIANT_WIDTHS = { small: 640, medium: 1080 } as const;
