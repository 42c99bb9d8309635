import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Allows for a phone's clock that is half a minute off. */
const CLOCK_TOLERANCE_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODE_COUNT = 5;
/** 120 random bits cannot be guessed, so a fast hash is enough. */
const RECOVERY_BYTES = 15;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code that an authenticator app scans (`otpauth://…`). */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  createTotp(secret, { label: account, issuer }).toString();

/** The time step (half minutes since 1970) of a valid code; undefined for a wrong or expired code. */
export function timeStepOf(code: string, secret: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: CLOCK_TOLERANCE_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Each logs in once without the phone. Six groups: `ABCD-EFGH-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return (letters.match(/.{4}/g) ?? []).join('-');
  });

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(normaliseCode(code).toUpperCase()).digest('base64url');

/** An authenticator app's code has six digits; anything else counts as a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(normaliseCode(code));

export const normaliseCode = (code: string): string => code.replace(/[\s-]/g, '');

const createTotp = (secret: string, { label = '', issuer = '' } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, label, issuer });
