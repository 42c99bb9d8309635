import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './server.ts';

/** Node alone, sending what ANSWERS holds for each address: the least that a request can cost. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const answers = new Map(
  Object.entries(JSON.parse(process.env['ANSWERS'] ?? '{}') as Record<string, Answer>).map(
    ([path, { status, headers, body }]) => {
      const bytes = Buffer.from(body, 'base64');
      const kept = headers.filter((_, index) => !OWN_HEADERS.has(headers[index - (index % 2)]?.toLowerCase() ?? ''));
      return [path, { status, headers: kept, body: bytes }];
    },
  ),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const hasLength = answer.headers.some((name) => name.toLowerCase() === 'content-length');
  const length = hasLength ? [] : ['content-length', String(answer.body.length)];
  response.writeHead(answer.status, [...answer.headers, ...length]).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
