/**
 * The characters that nobody sees: soft hyphens, zero-width spaces and joiners, marks of direction, and the byte order
 * mark. For a class of a regular expression; the SQL function `visible_text` names the same.
 */
export const INVISIBLE = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';

const ANY = /* @__PURE__ */ new RegExp(`[${INVISIBLE}]`, 'g');

/** For comparing, searching and addresses; what people read keeps them, because joiners hold emoji together. */
export const withoutInvisible = (text: string): string => text.replace(ANY, '');

/** Whether there is anything to see in a text that somebody must fill in. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Divides a word at the end of a line, and is invisible anywhere else. */
export const SOFT_HYPHEN = '\u00ad';

/**
 * Removes soft hyphens from what is shown in another shape than its author wrote it for, such as an excerpt; and byte
 * order marks, which JavaScript would take for spaces.
 */
export const withoutSoftHyphens = (text: string): string => text.replace(/[\u00ad\ufeff]/g, '');

/** "Allergieën & zo" becomes `allergieen-zo`. May be empty. */
export function slugify(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/gi, 'ae')
    .replace(/œ/gi, 'oe')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const MOST_OF_TITLE = 100;

/** The end of an article's address that follows from its title. May be empty. */
export const slugOfTitle = (title: string): string => slugify(title).slice(0, MOST_OF_TITLE).replace(/-+$/, '');

/** At most this many UTF-16 units from the beginning, without half a character such as an emoji at the end. */
export const firstOf = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** With a capital first letter; the other letters stay. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, both between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The item's own excerpt, else the first characters of its text plus '...'. */
export function excerptOf(item: { excerpt: string | null; content: string }, characters: number): string {
  if (item.excerpt?.trim()) return item.excerpt;
  const text = item.content.trim();
  return text.length > characters ? `${firstOf(text, characters).trimEnd()}...` : text;
}

/** JSON for a `<script>` in HTML: `<` is escaped, so that no text can end the script. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const WORDS_PER_MINUTE = 200;

/** Accents may be combining characters, and a hyphen a non-breaking one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’\u2011-]*/gu)?.length ?? 0;

/** Undefined for a text without words. */
export const readingMinutes = (words: number): number | undefined =>
  words > 0 ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;
