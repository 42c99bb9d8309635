/** Divides a word at the end of a line, and is invisible anywhere else. */
export const SOFT_HYPHEN = '\u00ad';

/**
 * Removes soft hyphens from what is shown in another shape than its author wrote it for, such as an excerpt; and byte
 * order marks, which JavaScript would take for spaces.
 */
export const withoutSoftHyphens = (text: string): string => text.replace(/[\u00ad\ufeff]/g, '');
