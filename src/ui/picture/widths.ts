/**
 * Widths in pixels in which the build encodes a picture of a Dutch page, by where it stands: enough for its `sizes`, which
 * stand in the component, on a dense screen. Each width is a file of every picture that stands there.
 */
export const WIDTHS = {
  page: [480, 800, 1200, 1600],
  hero: [480, 800, 960, 1600, 2000],
  banner: [480, 800, 1280],
  large: [480, 800, 1200],
  card: [320, 480, 800],
  /** A thumbnail on a phone. */
  service: [240, 480, 800],
  portrait: [240, 480],
  thumbnail: [176, 264],
} as const;

export const OLD_BROWSERS_WIDTH = 1200;
