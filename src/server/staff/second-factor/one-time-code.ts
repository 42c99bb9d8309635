import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A phone's clock may be a little off. */
const STEPS_EITHER_SIDE = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 5;
/** 120 bits: what cannot be guessed may be kept as a plain hash. */
const RECOVERY_BYTES = 15;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from the picture of squares (`otpauth://…`). */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, { label: account, issuer }).toString();

/** The half minute, counted from 1970, that a code belongs to; undefined when it belongs to none about now. */
export function timeStepOf(code: string, secret: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_EITHER_SIDE });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Codes for a day without the phone, each good for one login: `ABCD-EFGH-…`, six groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return (letters.match(/.{4}/g) ?? []).join('-');
  });

/** However it was typed: with or without hyphens, in capitals or not. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(normaliseCode(code).toUpperCase()).digest('base64url');

/** Six digits, as an app shows them; anything else is taken for a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(normaliseCode(code));

export const normaliseCode = (code: string): string => code.replace(/[\s-]/g, '');

const totpOf = (secret: string, { label = '', issuer = '' } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, label, issuer });
