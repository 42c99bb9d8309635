import { Parser } from 'htmlparser2';
import { DomainError } from '../../errors/errors.ts';

/** A long article has some hundred; a table of 1,000 rows and 4 columns has 9,000. */
const MAX_ELEMENTS = 10_000;
/** Lists in tables in lists of what people write come to a dozen. */
export const MAX_DEPTH = 100;

const TOO_DEEP = `The text has too many nested parts: at most ${MAX_DEPTH} may stand within each other. Paste it without formatting, or take out a list or table that stands within another.`;
const TOO_MANY = `The text has too many parts: at most ${MAX_ELEMENTS.toLocaleString('en')} paragraphs, list items, table cells and the like. Please split it into several articles.`;

/**
 * Throws `invalid` for HTML whose elements are too many or too deep for what works on them as a tree, which takes the
 * square of their number. Reads the text once, and no further than the first element too many.
 */
export function assertElementLimits(html: string): void {
  let elements = 0;
  let depth = 0;
  const scan = new Parser({
    onopentagname: () => {
      elements += 1;
      depth += 1;
      if (depth > MAX_DEPTH) throw refused(TOO_DEEP);
      if (elements > MAX_ELEMENTS) throw refused(TOO_MANY);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  scan.end(html);
}

const refused = (message: string) => new DomainError('invalid', message, { fields: { content: message } });
