/** A whole number as an address or a setting writes it: digits, and nothing else that JavaScript takes for a number. */
export const parseWholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);
