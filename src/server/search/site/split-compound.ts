const MIN_FIRST = 3;
const MIN_LAST = 4;
/** Letters that Dutch puts between the parts: rijbewijs-keuring-s-arts, ziekte-n-kosten. */
const LINKS = ['', 's', 'n', 'en'];

/**
 * The known words that a compound consists of, or undefined. The longest last part first, because it names the thing.
 * No beginning of the word is tried twice (`inVain`): a word such as "tandentandentanden…" ends in many ways, and the
 * number of ways doubles with each part.
 */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
  inVain = new Set<string>(),
): string[] | undefined {
  if (inVain.has(word)) return undefined;
  for (let at = MIN_FIRST; at <= word.length - MIN_LAST; at += 1) {
    const last = word.slice(at);
    if (!isKnown(last)) continue;
    const firsts = LINKS.flatMap((link) => withoutEnd(word.slice(0, at), link) ?? []);
    const known = firsts.find(isKnown);
    if (known) return [known, last];
    for (const first of firsts) {
      const before = splitCompound(first, isKnown, inVain);
      if (before) return [...before, last];
    }
  }
  inVain.add(word);
  return undefined;
}

const withoutEnd = (word: string, end: string) =>
  word.endsWith(end) && word.length - end.length >= MIN_FIRST ? word.slice(0, word.length - end.length) : undefined;
