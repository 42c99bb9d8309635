declare module 'virtual:page-script' {
  export const src: string;
  /** Not in development. */
  export const integrity: string | undefined;
}
