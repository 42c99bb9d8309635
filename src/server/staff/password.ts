import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '../limits/concurrency.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

const COST = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;
/** A key takes 128 MB and one of the four threads that files and compression need too. */
const twoAtOnce = createSemaphore({
  atOnce: 2,
  waiting: 60,
  waitSeconds: 30,
  message: 'The server is busy just now. Please try again in half a minute.',
});

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, { N, r, p } = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for an account that does not exist (`hash` undefined) as for one that does. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}

const derive = (password: string, salt: Buffer, cost: typeof COST) =>
  twoAtOnce(() => scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }));

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
