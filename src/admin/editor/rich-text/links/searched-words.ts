const MIN_LENGTH = 2;
/** An address of another site, a mail address, a phone number, or a place on the page itself. */
const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/|\S+@|[\d+][\d\s()+-]*$|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]\S*)?$)/i;

/** Whether this is an address that only has to be taken over; else it is words, or a path. */
const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** What to search for: the words, or those of the last part of a path. Empty for an address, and for too little. */
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
