import { containsCitizenNumber } from '../../shared/numbers/citizen-number.ts';
import { findPhoneNumbers } from '../../shared/numbers/phone-number.ts';
import { containsEmailAddress, plainText } from '../../shared/text/plain-characters.ts';
import { DomainError } from '../errors/errors.ts';

const NOTHING_STORED = 'Nothing of it was stored. Take it out and send the rest again.';

/** Refuses comments that identify the reader. Throws `invalid`. */
export function refusePersonalData(words: string | null): void {
  const found = words === null ? undefined : personalDataIn(words);
  if (!found) return;
  const message = `This seems to hold ${found}. ${NOTHING_STORED}`;
  throw new DomainError('invalid', message, { fields: { words: message } });
}

/** Of the Netherlands, and of countries where only digits follow. */
const IBAN =
  /(?<![\p{L}\d])(?:NL[ .-]?\d\d[ .-]?[A-Z]{4}(?:[ .-]?\d){10}|[A-Z]{2}[ .-]?\d\d(?:[ .-]?\d){12,24})(?!\d)/iu;
const BIRTH_DATE =
  /(?<!\p{L})(?:geboren|geb|geboortedatum|geboortedag|born|birth ?date|birthday|date of birth|dob)(?!\p{L})\P{N}{0,20}\d{1,4}[-/. ]{1,2}(?:\d{1,2}|\p{L}{3,9})[-/. ]{1,2}\d{2,4}(?!\d)/iu;

function personalDataIn(words: string): string | undefined {
  const text = plainText(words);
  if (IBAN.test(text)) return 'a bank account number (IBAN)';
  if (BIRTH_DATE.test(text)) return 'a date of birth';
  if (containsCitizenNumber(words)) return 'a citizen service number (BSN)';
  if (findPhoneNumbers(words).length > 0) return 'a telephone number';
  return containsEmailAddress(words) ? 'an e-mail address' : undefined;
}
