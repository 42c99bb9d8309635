import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Setting } from '../../../src/server/pictures/stores/s3-store.ts';

type State = 'up' | 'unresponsive' | 'failing';

/**
 * The part of S3 that the site uses, in memory: PUT, GET with a range, HEAD and DELETE of one bucket. It checks every
 * signature (AWS Signature Version 4) on its own. An `unresponsive` one never responds, a `failing` one refuses every
 * second PUT.
 */
export async function startS3Emulator() {
  const emulator = {
    objects: new Map<string, { bytes: Buffer; type: string }>(),
    state: 'up' as State,
    /** The status and code of the response to every request, if given. */
    refusal: undefined as [status: number, code: string] | undefined,
  };
  let puts = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (emulator.state === 'unresponsive') return;
    const respond = (status: number, headers: Record<string, string | number> = {}, bytes?: Buffer) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
    const refuse = (status: number, code: string) =>
      respond(status, { 'content-type': 'application/xml' }, Buffer.from(`<Error><Code>${code}</Code></Error>`));
    if (emulator.refusal) return refuse(...emulator.refusal);
    if (!request.headers.authorization?.includes(`Credential=${KEY_ID}/`)) return refuse(403, 'InvalidAccessKeyId');
    if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
    const key = request.url ?? '';
    if (!key.startsWith(`/${BUCKET}/`)) return refuse(404, 'NoSuchBucket');
    const found = emulator.objects.get(key);
    switch (request.method) {
      case 'PUT':
        puts += 1;
        if (emulator.state === 'failing' && puts % 2 === 0) return respond(500);
        emulator.objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
        return respond(200);
      case 'DELETE':
        emulator.objects.delete(key);
        return respond(204);
      default: {
        if (!found) return refuse(404, 'NoSuchKey');
        const [, start = '0', end = String(found.bytes.length - 1)] =
          /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part = found.bytes.subarray(Number(start), Number(end) + 1);
        return respond(
          request.headers.range ? 206 : 200,
          { 'content-length': part.length, 'content-type': found.type },
          part,
        );
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const setting: S3Setting = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    region: 'eu-central-1',
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
  };
  return Object.assign(emulator, {
    setting,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const BUCKET = 'pictures';
const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day = '', region = '', service = '', end = ''] = scope.split('/');
  const hash = String(headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false;
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, signed.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, region, service, end].join('/'), sha256(canonical)];
  const key = [day, region, service, end].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${SECRET}`,
  );
  return hmac(key, text.join('\n')).toString('hex') === signature;
}
