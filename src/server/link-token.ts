import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits: nobody finds a link by trying. */
const BYTES = 32;

export const createToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token of a row that a mail is written about later: the site makes it again from the row's id, so that it is
 * stored nowhere. As hard to guess as the secret.
 */
export const tokenOf = ({ sessionSecret }: { sessionSecret: Uint8Array }, purpose: string, id: string): string =>
  createHmac('sha256', sessionSecret).update(`${purpose}:${id}`).digest('base64url');

/** Without a salt, because a token is as random as a hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
