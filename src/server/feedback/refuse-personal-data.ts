import { containsCitizenNumber } from '../../shared/numbers/citizen-number.ts';
import { findPhoneNumbers } from '../../shared/numbers/phone-number.ts';
import { containsEmailAddress } from '../../shared/text/plain-characters.ts';
import { DomainError } from '../errors/errors.ts';

const NOTHING_STORED = 'Nothing of it was stored. Take it out and send the rest again.';

/** Refuses comments that identify the reader. Throws `invalid`. */
export function refusePersonalData(words: string | null): void {
  const found = words === null ? undefined : personalDataIn(words);
  if (!found) return;
  const message = `This seems to hold ${found}. ${NOTHING_STORED}`;
  throw new DomainError('invalid', message, { fields: { words: message } });
}

function personalDataIn(words: string): string | undefined {
  if (containsCitizenNumber(words)) return 'a citizen service number (BSN)';
  if (findPhoneNumbers(words).length > 0) return 'a telephone number';
  return containsEmailAddress(words) ? 'an e-mail address' : undefined;
}
