/** For icons, share images and the manifest, which no stylesheet reaches. The colours equal those of tokens.css. */
export const PAPER = '#f6f1e8';
export const INK = '#1f3a32';

/** SVG path of the clinic's mark, a leaf with veins, in a viewBox of 32. Needs `fill-rule="evenodd"`. */
export const MARK =
  'M16 28C8 22 3 17.2 3 11.6 3 7.6 6 5 9.5 5c2.7 0 5.2 1.5 6.5 4.1C17.3 6.5 19.8 5 22.5 5 26 5 29 7.6 29 11.6 29 17.2 24 22 16 28ZM15.5 25.6C14 21.8 17.5 18 15.5 12.2c3.9 5.6.8 9.6 1.1 13.4ZM14.5 20.6C12 19.7 9.5 17.4 8.4 13.9c2 2.7 4.2 4.3 6.3 5.2ZM17.7 18.1c2.3-1 4.4-3.1 5.4-6.2-1.3 2.2-3.2 3.9-5.3 4.7Z';
