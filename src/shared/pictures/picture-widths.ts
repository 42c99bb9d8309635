/** Widths in pixels of a picture's smaller variants, stored as `{name}-{width}.webp`. */
export const VARIANT_WIDTHS = { small: 640, medium: 1080 } as const;
