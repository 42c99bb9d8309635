import { Parser } from 'htmlparser2';
import { MAX_BODY_CHARACTERS, MAX_BODY_ELEMENTS } from '../../../shared/constants.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { DomainError } from '../../errors/errors.ts';

/** Articles written by hand nest about a dozen levels. */
const MAX_DEPTH = 100;

const TOO_DEEP = sentence(
  'The text has too many nested parts: at most {max} may stand within each other. Paste it without formatting, or take out a list or table that stands within another.',
  { max: MAX_DEPTH },
);
const TOO_MANY = sentence(
  'The text has too many parts: at most {max} paragraphs, list items, table cells and the like. Please split it into several articles.',
  { max: MAX_BODY_ELEMENTS },
);

/**
 * Throws `invalid` for HTML with too many or too deeply nested elements: parsing it into a tree takes quadratic time.
 * Scans the text once and stops at the first element over a limit.
 */
export function assertElementLimits(html: string): void {
  let elements = 0;
  let depth = 0;
  let last = '';
  const parser = new Parser({
    onopentagname: (name) => {
      // The text of a cell or an item is a paragraph: together they are one thing to a writer.
      if (name !== 'p' || !/^(?:t[dh]|li)$/.test(last)) elements += 1;
      last = name;
      if (name !== 'p' && name !== 'tbody') depth += 1;
      if (depth > MAX_DEPTH) refuseDepth();
      if (elements > MAX_BODY_ELEMENTS) refuseElements();
    },
    // The editor's table takes as much memory for a cell over many columns as for that many cells.
    onattribute: (name, value) => {
      if (name === 'colspan' && /^\d+$/.test(value)) elements += Math.max(0, Number(value) - 1);
    },
    onclosetag: (name) => {
      last = '';
      if (name !== 'p' && name !== 'tbody') depth -= 1;
    },
  });
  parser.end(html);
}

export const refuseDepth = (): never => {
  throw invalid(TOO_DEEP);
};

export const refuseElements = (): never => {
  throw invalid(TOO_MANY);
};

const invalid = (message: Said) => new DomainError('invalid', message, { fields: { content: message } });

const TOO_LONG = sentence(
  'Content is too long: at most {max} characters once it is stored, formatting included. A character such as < takes four. Please split it into several articles.',
  { max: MAX_BODY_CHARACTERS },
);
/** What stands for itself and not for a tag or an entity is stored as `&lt;` and `&amp;`. */
const BARE = /<(?![a-z/!?])|&(?!#?\w)/gi;

/** Throws `invalid` for a body that will be too long: before the work, which takes seconds for half a million `<`. */
export function assertLengthWhenStored(html: string): void {
  let length = html.length;
  for (const [character] of html.matchAll(BARE)) {
    length += character === '<' ? '&lt;'.length - 1 : '&amp;'.length - 1;
    if (length > MAX_BODY_CHARACTERS) throw tooLong();
  }
}

/** Throws `invalid` for what could not be saved again unchanged: sanitising makes some bodies longer. */
export function assertStoredLength(content: string): void {
  if (content.length > MAX_BODY_CHARACTERS) throw tooLong();
}

const tooLong = () => new DomainError('invalid', TOO_LONG, { fields: { content: TOO_LONG } });
