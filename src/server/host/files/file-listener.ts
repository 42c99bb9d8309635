import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { encodingFor } from '../../cache/encode-body.ts';
import type { Log } from '../../log/log.ts';
import { readInChunks } from '../../ranges/read-in-chunks.ts';
import { selectRange } from '../../ranges/select-range.ts';
import { respondUnavailable } from '../service-unavailable.ts';
import { type BuiltFile, builtFilePath, indexBuiltFiles } from './built-files.ts';

/** The files of the build, in the form that each reader wants; any other address is for the site. */
export function fileListener(folder: string, log: Log, listener: RequestListener): RequestListener {
  const files = indexBuiltFiles(folder);
  return (request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const forms = isReading && files.get(builtFilePath(request.url ?? '') ?? '');
    if (!forms) return listener(request, response);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    const file = (encoding && forms[encoding]) ?? forms.plain;
    send(request, response, file).catch((error: NodeJS.ErrnoException) => {
      // The reader is gone: nothing is wrong.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      log.error('file', { error });
      respondUnavailable(response);
    });
  };
}

async function send({ method, headers }: IncomingMessage, response: ServerResponse, file: BuiltFile): Promise<void> {
  const { status, start, end, headers: part } = selectRange(headers, file);
  if (method === 'HEAD' || start > end) {
    response.writeHead(status, { ...file.headers, ...part }).end();
    return;
  }
  // Before the first word of the answer: a file that cannot be opened is told as such.
  const pieces = await readInChunks(file.path, start, end);
  response.writeHead(status, { ...file.headers, ...part });
  await pipeline(pieces, response);
}
