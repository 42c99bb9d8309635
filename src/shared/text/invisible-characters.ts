/**
 * The characters that nobody sees: soft hyphens, zero-width spaces and joiners, marks of direction, and the byte order
 * mark. For a class of a regular expression; the SQL function `visible_text` names the same.
 */
export const INVISIBLE = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';

const ANY = new RegExp(`[${INVISIBLE}]`, 'g');

/** For comparing, searching and addresses; what people read keeps them, because joiners hold emoji together. */
export const withoutInvisible = (text: string): string => text.replace(ANY, '');
