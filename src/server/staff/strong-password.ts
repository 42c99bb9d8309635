import { DomainError } from '../errors/errors.ts';

const MIN_LENGTH = 12;
/** On zxcvbn's scale of 0 to 4. A password that scores less than 3 takes fewer than a hundred million guesses. */
const MIN_SCORE = 3;
/** Words that an attacker would try first on this site. */
const SITE_WORDS = [
  'dommelhart',
  'kliniek',
  'waalre',
  'magazine',
  'praktijk',
  'gezondheid',
  'welkom',
  'rijbewijs',
  'keuring',
];

/**
 * Throws `invalid` for a password that is short, common, or too close to `ownWords`, the account's name and e-mail
 * address. Imports zxcvbn's large word lists only when they are needed.
 */
export async function assertStrongPassword(password: string, ownWords: string[], field: string): Promise<void> {
  if (password.length < MIN_LENGTH) throw refused(field, `Choose a password of at least ${MIN_LENGTH} characters`);
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password.slice(0, 100), [
    ...SITE_WORDS,
    ...ownWords,
    ...ownWords.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)),
  ]);
  if (score < MIN_SCORE) {
    throw refused(field, 'This password is too easy to guess. Choose another one, for example four unrelated words.');
  }
}

const refused = (field: string, message: string) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
