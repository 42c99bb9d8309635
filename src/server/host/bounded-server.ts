import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { respondUnavailable } from './service-unavailable.ts';

type Bounds = {
  /** Requests on connections beyond this number get a 503. */
  maxConnections: number;
  /** A connection without traffic for this long is closed. */
  idleMs: number;
  /** A response that takes longer is cut off. */
  responseMs: number;
  /** How long the rest of a refused body is read. */
  lingerMs: number;
};

const MAX_CONNECTIONS = 1000;
const MIN_CONNECTIONS = 16;
/** File descriptors reserved for other uses: the embedded database opens up to 300 files, file downloads 16. */
const RESERVED_FILES = 400;
/** Connections above the maximum that get a 503; further ones are closed at once. */
const EXCESS_CONNECTIONS = 16;
const HEADERS_MS = 20_000;

const defaultBounds = (): Bounds => ({
  maxConnections: allowedConnections(),
  // Converting a large picture takes up to two minutes.
  idleMs: 120_000,
  // The largest picture at 3 KB/s.
  responseMs: 30 * 60_000,
  lingerMs: LINGER_MS,
});

/** Sends an answer at once, whole; false when it has none. */
export type SendAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An HTTP server that stalled, slow or too many clients cannot exhaust. */
export function createBoundedServer(
  listener: RequestListener,
  bounds = defaultBounds(),
  sendAtOnce: SendAtOnce = () => false,
): Server {
  let open = 0;
  const excess = new WeakSet<Socket>();
  const server = createServer({ headersTimeout: HEADERS_MS }, (request, response) => {
    const isExcess = excess.has(request.socket) && open > bounds.maxConnections;
    if (isExcess) return respondUnavailable(response, { connection: 'close', 'retry-after': '10' });
    // Without a socket, an earlier answer on this connection is not sent yet.
    if (response.socket && !hasBody(request) && sendAtOnce(request, response)) {
      if (response.socket?.writableLength) destroyAfter(response, bounds.responseMs);
      return;
    }
    closeAfterUnreadBody(request, response, bounds.lingerMs);
    afterPreviousResponse(request, response, () => {
      destroyAfter(response, bounds.responseMs);
      listener(request, response);
    });
  });
  // Node's own answer to an `Expect` that it does not know would keep the connection.
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { connection: 'close', 'content-length': 0 }).end();
  });
  server.timeout = bounds.idleMs;
  server.maxConnections = bounds.maxConnections + EXCESS_CONNECTIONS;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= bounds.maxConnections) return;
    excess.add(socket);
    // Idle keep-alive connections make room for active ones.
    server.closeIdleConnections();
  });
  return server;
}

/** The latest response of each connection. */
const latestResponse = new WeakMap<Socket, ServerResponse>();

/**
 * Handles pipelined requests one by one, so that no responses pile up in memory for a client that does not read; those
 * behind an answer that closes the connection are not handled, because no answer could reach the client.
 */
function afterPreviousResponse({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const previous = latestResponse.get(socket);
  latestResponse.set(socket, response);
  const handleIfOpen = () => {
    if (socket.writable) handle();
  };
  if (!previous || previous.closed) handleIfOpen();
  else previous.once('close', handleIfOpen);
}

function destroyAfter(response: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => response.destroy(), milliseconds);
  response.once('close', () => clearTimeout(timer));
}

/** How many connections the system's limit of open files allows. */
function allowedConnections(): number {
  // Without this, the report looks up the host names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft);
  if (!(files > 0)) return MAX_CONNECTIONS;
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, files - RESERVED_FILES - EXCESS_CONNECTIONS));
}

/** How long the rest of a refused body is read after its answer. */
const LINGER_MS = 10_000;

/**
 * Closes the connection after an answer that is sent before the whole body has arrived, and says so: a proxy would
 * send another visitor's request on it. The rest of the body is read and thrown away for a moment, because closing over
 * unread bytes also takes the answer away from a client that is still sending.
 */
function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse, lingerMs = LINGER_MS): void {
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
