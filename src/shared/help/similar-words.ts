const SHORTEST = 4;
/** Shorter words have too many neighbours: only two swapped letters are a slip. */
const SHORT = 5;
/** From this length on two letters may be wrong. */
const LONG = 12;

/**
 * A word as it sounds in Dutch, so that "zelfmoort" and "selfmoord" are alike: for words that people heard, not read.
 * Of a beginning the last letter is not the end of a word.
 */
export const soundOf = (word: string, isBeginning = false): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ij|ei|y/g, 'y')
    .replace(/ou|au/g, 'au')
    .replace(/sch/g, 'sg')
    .replace(/ch/g, 'g')
    .replace(/ck|qu|c(?![eiy])/g, 'k')
    .replace(/c/g, 's')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/v/g, 'f')
    .replace(isBeginning ? /$^/ : /dt?$/, 't')
    .replace(/(.)\1+/g, '$1');

/**
 * Whether a word is a mistyped other: one letter too few, too many, wrong or swapped, two in a long word. The first
 * letter is right: people rarely mistype it.
 */
export function isSlip(typed: string, meant: string, isBeginning = false): boolean {
  if (typed[0] !== meant[0] || typed.length < SHORTEST) return false;
  if (meant.length < SHORT)
    return typed.length === meant.length && isOneSlip(typed, meant) && hasSameLetters(typed, meant);
  const most = meant.length >= LONG ? 2 : 1;
  const isLike = (word: string) => (most === 1 ? isOneSlip(word, meant) : slips(word, meant) <= most);
  if (!isBeginning) return Math.abs(typed.length - meant.length) <= most && isLike(typed);
  for (let length = meant.length - most; length <= Math.min(meant.length + most, typed.length); length += 1)
    if (isLike(typed.slice(0, length))) return true;
  return false;
}

/** Compares once, letter by letter: a message has hundreds of words. */
function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(at + from);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isSwap = one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2);
  return isSwap || rest(one, 1) === rest(other, 1);
}

/** Levenshtein's distance. */
function slips(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isWrong = one[row - 1] === other[column - 1] ? 0 : 1;
      next.push(Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + isWrong));
    }
    last = next;
  }
  return last[other.length] ?? 0;
}

const hasSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();
