/** Accepts digits only, unlike `Number()`, which also reads '', '1e3', '0x10' and ' 1 '. */
export const parseWholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);
