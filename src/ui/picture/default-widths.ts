/** Widths in pixels of a picture of src/assets/images. A component with smaller pictures passes its own `widths`. */
export const DEFAULT_WIDTHS = [480, 800, 1200, 1600];
export const OLD_BROWSERS_WIDTH = 1200;
