import { MAX_BODY_CHARACTERS } from '../../../shared/constants.ts';
import { DomainError } from '../../errors/errors.ts';

const TOO_LONG = `Content is too long: at most ${MAX_BODY_CHARACTERS.toLocaleString('en')} characters once it is stored, formatting included. A character such as < takes four. Please split it into several articles.`;
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
