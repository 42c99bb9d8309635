import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { encodingFor } from '../../cache/cache-response.ts';
import type { Log } from '../../log/log.ts';
import { readInChunks } from '../../ranges/read-in-chunks.ts';
import { selectRange } from '../../ranges/select-range.ts';
import { respondUnavailable } from '../service-unavailable.ts';
import { type BuiltFile, type BuiltFiles, builtFilePath } from './built-files.ts';

/** Serves the files of the build, compressed when the client accepts that; passes other requests to `listener`. */
export function fileListener(files: BuiltFiles, log: Log, listener: RequestListener): RequestListener {
  return (request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const copies = isReading && files.get(builtFilePath(request.url ?? '') ?? '');
    if (!copies) return listener(request, response);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    const file = (encoding && copies[encoding]) ?? copies.plain;
    send(request, response, file).catch((error: NodeJS.ErrnoException) => {
      // The client disconnected, which is not an error.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      log.error('file', { error });
      respondUnavailable(response);
    });
  };
}

async function send({ method, headers }: IncomingMessage, response: ServerResponse, file: BuiltFile): Promise<void> {
  const { status, start, end, headers: rangeHeaders } = selectRange(headers, file);
  if (method === 'HEAD' || start > end) {
    response.writeHead(status, { ...file.headers, ...rangeHeaders }).end();
    return;
  }
  // Read the first chunk before the headers are sent: a file that cannot be read then becomes a 503.
  const chunks = await readInChunks(file.path, start, end);
  response.writeHead(status, { ...file.headers, ...rangeHeaders });
  await pipeline(chunks, response);
}
