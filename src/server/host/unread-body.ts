import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a refused body is read after its answer. */
export const LINGER_MS = 10_000;

/**
 * Closes the connection after an answer that is sent before the whole body has arrived, and says so: a proxy would
 * send another visitor's request on it. The rest of the body is read and thrown away for a moment, because closing over
 * unread bytes also takes the answer away from a client that is still sending.
 */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse, lingerMs = LINGER_MS): void {
  if (!hasBody(request)) return;
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !response.headersSent) {
      response.setHeader('connection', 'close');
      lingerBeforeClosing(request, lingerMs);
    }
    return writeHead.apply(response, head as Parameters<typeof writeHead>);
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Changes what Node does with the connection when the answer has been sent. */
function lingerBeforeClosing(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  const { destroySoon } = socket;
  socket.destroySoon = () => {
    if (request.complete) return destroySoon.call(socket);
    const close = () => socket.destroy();
    const timer = setTimeout(close, lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    // A handler that stopped reading half-way may still hold the body back.
    request.removeAllListeners('data').removeAllListeners('readable');
    request.once('end', close).resume();
  };
}
