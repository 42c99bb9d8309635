import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Said } from '../../shared/errors/sentence.ts';
import { DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

const COST = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;
/** Deriving a key takes 128 MB and one of libuv's four threads, which file access and compression share. */
const limitHashing = createSemaphore({
  atOnce: 2,
  waiting: 60,
  waitSeconds: 30,
  message: 'The server is busy at the moment. Please try again in half a minute.',
});

/** Returns `scrypt$N$r$p$salt$key`, with salt and key in base64url. */
export async function hashPassword(password: string, { N, r, p } = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long without a hash (an account that does not exist) as with one. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

const derive = (password: string, salt: Buffer, cost: typeof COST) =>
  limitHashing(() => scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }));

const DUMMY_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

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

const refused = (field: string, message: Said) => new DomainError('invalid', message, { fields: { [field]: message } });
