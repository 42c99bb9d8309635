/** The package has no types for its languages. */
declare module 'hyphen/*' {
  const language: { hyphenateSync(text: string, options?: { hyphenChar?: string }): string };
  export default language;
}
