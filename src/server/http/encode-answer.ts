import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smallest first. The highest quality takes twenty times as long as this one, for a twentieth less. */
const ENCODERS = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Uint8Array) => zip(body),
};
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** How an answer is best sent to a reader with this `Accept-Encoding`; undefined: as it is. */
export function encodingFor(accept: string | null | undefined): Encoding | undefined {
  if (!accept) return undefined;
  const accepted = parseAccept(accept).filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => accepted.some(({ type }) => type === encoding));
}

export const encode = (body: Uint8Array, encoding: Encoding): Promise<Uint8Array> => ENCODERS[encoding](body);
