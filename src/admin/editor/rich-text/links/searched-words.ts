const MIN_LENGTH = 2;
/** An address of another site, a mail address, a phone number, or a place on the page itself. */
const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/|\S+@|[\d+][\d\s()+-]*$|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]\S*)?$)/i;

/** Whether this is a complete address rather than words or a path. */
const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/**
 * The words to search for: those typed, or those of the last part of a path. Empty for an address, and for too few
 * letters.
 */
export function searchedWords(text: string): string {
  const typed = text.trim();
  if (isAddress(typed)) return '';
  const words = typed.startsWith('/')
    ? (typed
        .replace(/[?#].*$/, '')
        .split('/')
        .filter(Boolean)
        .at(-1)
        ?.replaceAll('-', ' ') ?? '')
    : typed;
  return words.length >= MIN_LENGTH ? words : '';
}
