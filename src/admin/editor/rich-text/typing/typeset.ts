/** Replaces this many characters before the cursor, the typed one included. */
export type Change = { length: number; insert: string };

/** Stands for anything but characters: a picture, a line break, a reference. */
export const NON_TEXT = '\ufffc';

/** A quotation mark after these opens; after anything else it closes, or is an apostrophe. */
const OPENS = /(?:^|[\s\ufffc([{<“‘„«–—/-])$/;
const AMBIGUOUS = /[–—/-]$/;
/** ’s avonds, ’t, ’n; ’em and ’cause in English. */
const SHORTENED = /(?:^|[\s\ufffc([“–—-])‘(?:s|t|n|k|m|r|ie|em|tis|til|cause)$/i;
/** "jaren ’80", "the ’80s"; but “‘75 jaar’” is a quotation. */
const YEARS = /(?:\b(?:jaren|zomer|winter|voorjaar|najaar|sinds)\s‘\d(?=\d$)|\bthe\s‘\d\d(?=s$))./i;
/** Addresses, e-mail addresses, paths and command options keep their characters. */
const ADDRESS = /^(?:[/~]\S|mailto:|tel:|--?[a-z])|[a-z][a-z0-9+.-]*:\/\/|www\.|\S@\S/i;

/**
 * Typographic signs for those of the keyboard: “…”, ‘…’, ’, – and …, the same in Dutch and English. `before` is the text
 * of the block up to the cursor, `typed` the character that comes now.
 */
export function typeset(before: string, typed: string): Change | undefined {
  const word = (/[^\s\ufffc]*$/.exec(before)?.[0] ?? '').replace(/^[“‘([]+/, '');
  const isQuote = typed === '"' || typed === "'";
  if (ADDRESS.test(word) && !(isQuote && isOpen(before, typed))) return undefined;
  if (isQuote) return quote(before, typed);
  if (typed === '.') return /(?:^|[^.])\.\.$/.test(before) ? { length: 3, insert: '…' } : undefined;
  // At the start of a block dashes may become a list or a divider.
  if (typed === '-' && /[^\s\ufffc-]\s?-$/.test(before)) return { length: 2, insert: '–' };
  if (typed === ' ' && /[^\s\ufffc]\s-$/.test(before)) return { length: 2, insert: '– ' };
  return apostrophe(before, typed);
}

function quote(before: string, typed: string): Change | undefined {
  const [open, close] = PAIRS[typed] as [string, string];
  const opens = OPENS.test(before) && !(AMBIGUOUS.test(before) && isOpen(before, typed));
  // 5" is inches.
  if (typed === '"' && !opens && /\d$/.test(before) && !isOpen(before, typed)) return undefined;
  return { length: 1, insert: opens ? open : close };
}

const PAIRS: Record<string, [string, string]> = { '"': ['“', '”'], "'": ['‘', '’'] };

function isOpen(before: string, typed: string): boolean {
  const [open = '', close = ''] = PAIRS[typed] ?? [];
  return before.lastIndexOf(open) > before.lastIndexOf(close);
}

/** An opening mark may turn out to be an apostrophe. */
function apostrophe(before: string, typed: string): Change | undefined {
  const isShortened = /[\s-]/.test(typed) && SHORTENED.test(before);
  if (!isShortened && !YEARS.test(before + typed)) return undefined;
  const at = before.lastIndexOf('‘');
  return { length: before.length - at + 1, insert: `’${before.slice(at + 1)}${typed}` };
}
