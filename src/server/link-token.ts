import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits, which cannot be guessed. */
const BYTES = 32;

export const createToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token of a row whose mail is sent later: it is derived from the row's id and stored nowhere. As hard to guess as
 * the secret.
 */
export const tokenOf = ({ sessionSecret }: { sessionSecret: Uint8Array }, purpose: string, id: string): string =>
  createHmac('sha256', sessionSecret).update(`${purpose}:${id}`).digest('base64url');

/** Needs no salt, because a token is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
