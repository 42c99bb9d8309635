import { DomainError } from '../errors/errors.ts';

const SHORTEST = 12;
/** zxcvbn's scale goes to 4; below 3 a password is guessed in fewer than a hundred million attempts. */
const LEAST_SCORE = 3;
/** What somebody who guesses at this site would try first, beside the owner's own name. */
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
 * Throws `invalid` for a password that is short, common, or little more than the account's own name. The lists are
 * large, so they are loaded when the first password is chosen.
 */
export async function assertStrongPassword(password: string, own: string[], field: string): Promise<void> {
  if (password.length < SHORTEST) throw refused(field, `Choose a password of at least ${SHORTEST} characters`);
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password.slice(0, 100), [
    ...SITE_WORDS,
    ...own,
    ...own.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)),
  ]);
  if (score < LEAST_SCORE) {
    throw refused(field, 'This password is too easy to guess. Choose another one, for example four unrelated words.');
  }
}

const refused = (field: string, message: string) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
