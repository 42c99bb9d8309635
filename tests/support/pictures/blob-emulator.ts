import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type StoredFile = { bytes: Buffer; contentType: string };

/** An in-memory server with the part of Vercel Blob's API that the image store uses. */
export async function startBlobEmulator(): Promise<BlobEmulator> {
  const emulator = { files: new Map<string, StoredFile>(), state: 'up' as State, puts: 0 };
  let origin = '';
  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, code: string) => json(status, { error: { code, message: code } });
    const url = new URL(request.url ?? '/', origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);

    if (emulator.state === 'unresponsive') return;
    if (url.pathname.startsWith('/public/')) {
      const file = emulator.files.get(url.pathname.slice('/public/'.length));
      if (!file) return response.writeHead(404).end();
      const [, start = '0', end = String(file.bytes.length - 1)] =
        /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      return response
        .writeHead(request.headers.range ? 206 : 200, { 'content-type': file.contentType })
        .end(file.bytes.subarray(Number(start), Number(end) + 1));
    }
    if (request.headers.authorization !== `Bearer ${BLOB_TOKEN}`) return refuse(403, 'forbidden');
    if (request.method === 'PUT' && url.searchParams.has('fromUrl')) {
      const from = emulator.files.get(pathOf(url.searchParams.get('fromUrl') ?? ''));
      const to = url.searchParams.get('pathname') ?? '';
      if (!from) return refuse(404, 'not_found');
      emulator.files.set(to, from);
      return json(200, describeFile(to, from.contentType));
    }
    if (request.method === 'PUT') {
      emulator.puts += 1;
      if (emulator.state === 'failing' && emulator.puts % 2 === 0) return refuse(400, 'bad_request');
      const pathname = url.searchParams.get('pathname') ?? '';
      const contentType = String(request.headers['x-content-type']);
      emulator.files.set(pathname, { bytes: body, contentType });
      return json(200, describeFile(pathname, contentType));
    }
    if (url.pathname === '/api/delete') {
      for (const name of (JSON.parse(body.toString()) as { urls: string[] }).urls) emulator.files.delete(pathOf(name));
      return json(200, null);
    }
    if (!url.searchParams.has('url')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...emulator.files].filter(([pathname]) => pathname.startsWith(prefix)).sort();
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const to = from + Number(url.searchParams.get('limit') ?? 1000);
      const blobs = found
        .slice(from, to)
        .map(([pathname, { contentType, bytes }]) => describeFile(pathname, contentType, bytes.length));
      return json(200, { blobs, hasMore: to < found.length, cursor: String(to) });
    }
    const pathname = url.searchParams.get('url') ?? '';
    const file = emulator.files.get(pathname);
    return file ? json(200, describeFile(pathname, file.contentType, file.bytes.length)) : refuse(404, 'not_found');
  });
  const pathOf = (address: string) => address.replace(`${origin}/public/`, '');
  const describeFile = (pathname: string, contentType: string, size = 0) => {
    const address = `${origin}/public/${pathname}`;
    const uploadedAt = new Date(0).toISOString();
    return {
      url: address,
      downloadUrl: address,
      pathname,
      contentType,
      contentDisposition: 'inline',
      size,
      uploadedAt,
    };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(emulator, {
    apiUrl: `${origin}/api`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export const BLOB_TOKEN = 'vercel_blob_rw_emulator_secret';

/** `unresponsive` never responds; `failing` refuses every second upload. */
type State = 'up' | 'unresponsive' | 'failing';

export type BlobEmulator = {
  readonly files: Map<string, StoredFile>;
  state: State;
  /** The value for VERCEL_BLOB_API_URL. */
  readonly apiUrl: string;
  close: () => Promise<void>;
};
