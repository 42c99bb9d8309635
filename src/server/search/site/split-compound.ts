const MIN_FIRST = 3;
const MIN_LAST = 4;
/** Letters that Dutch puts between the parts: rijbewijs-keuring-s-arts, ziekte-n-kosten. */
const LINKS = ['', 's', 'n', 'en'];

/**
 * The known words that a compound consists of, or undefined. The longest last part first, because it names the thing.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  for (let at = MIN_FIRST; at <= word.length - MIN_LAST; at += 1) {
    const last = word.slice(at);
    if (!isKnown(last)) continue;
    const firsts = LINKS.flatMap((link) => withoutEnd(word.slice(0, at), link) ?? []);
    const known = firsts.find(isKnown);
    if (known) return [known, last];
    for (const first of firsts) {
      const before = splitCompound(first, isKnown);
      if (before) return [...before, last];
    }
  }
  return undefined;
}

const withoutEnd = (word: string, end: string) =>
  word.endsWith(end) && word.length - end.length >= MIN_FIRST ? word.slice(0, word.length - end.length) : undefined;
