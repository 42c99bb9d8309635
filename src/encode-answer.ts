import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smallest first. The highest quality takes twenty times as long as this one, for a twentieth less. */
const ENCODERS = {
  br: (body: ArrayBuffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: ArrayBuffer) => zip(body),
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** How an answer to this request is best sent; undefined: as it is. */
export function encodingFor({ headers }: Request): Encoding | undefined {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '').filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => accepted.some(({ type }) => type === encoding));
}

/** The request with that as its only wish: browsers say the same in many ways. */
export function wishingFor(request: Request, encoding: Encoding | undefined): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  if (encoding) headers.set('accept-encoding', encoding);
  return new Request(request, { headers });
}

/** The answer, made whole and compressed. */
export async function encode(response: Response, encoding: Encoding | undefined): Promise<Response> {
  response.headers.append('vary', 'accept-encoding');
  if (!encoding || !response.body || response.headers.has('content-encoding')) return response;
  const body = await ENCODERS[encoding](await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  // The same in another form: no longer the same byte for byte.
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
