/** Divides a word at the end of a line, and is invisible anywhere else. */
export const SOFT_HYPHEN = '\u00ad';

/** Removes soft hyphens, for addresses, search and excerpts. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
