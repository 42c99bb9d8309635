/** Shorter words have too many neighbours: only two swapped letters are a slip. */
const SHORT = 5;
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const LONG = 10;

/** A word as it sounds in Dutch, so that "zelfmoort" and "selfmoord" are alike: for words that people heard, not read. */
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
    .replace(isBeginning ? /$^/ : /(?:dt|d)$/, 't')
    .replace(/(.)\1+/g, '$1');

/**
 * Whether a word is a mistyped other: one letter too few, too many, wrong or swapped, two in a long word. The first
 * letter is right: people rarely mistype it.
 */
export function isSlip(typed: string, meant: string, isBeginning = false): boolean {
  if (typed[0] !== meant[0] || typed.length < SHORTEST) return false;
  if (meant.length < SHORT) return isSwapped(typed, meant);
  const most = meant.length >= LONG ? 2 : 1;
  if (!isBeginning) return Math.abs(typed.length - meant.length) <= most && distance(typed, meant) <= most;
  for (let length = meant.length - most; length <= Math.min(meant.length + most, typed.length); length += 1)
    if (distance(typed.slice(0, length), meant) <= most) return true;
  return false;
}

const isSwapped = (typed: string, meant: string) =>
  typed.length === meant.length && distance(typed, meant) === 1 && [...typed].sort().join() === [...meant].sort().join();

/** Damerau's distance: a swap of two neighbours is one slip. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
