import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { respondUnavailable } from './service-unavailable.ts';

type Bounds = {
  /** More visitors at the same moment are told to come back. */
  connections: number;
  /** A connection over which nothing went for so long is ended; a conversion of a large picture takes two minutes. */
  silenceMs: number;
  /** An answer takes no longer: half an hour is the largest picture at 3 KB a second. */
  answerMs: number;
};

const MOST_CONNECTIONS = 1000;
/** For what is no visitor: the embedded database opens up to 300, the files that are being read are 16. */
const OTHER_FILES = 400;
const FEWEST_CONNECTIONS = 16;
/** Connections beyond the bound that are answered, to be refused in words; those beyond them are closed at once. */
const REFUSED_IN_WORDS = 16;
const HEADERS_MS = 20_000;

const usualBounds = (): Bounds => ({ connections: affordedConnections(), silenceMs: 120_000, answerMs: 30 * 60_000 });

/** A server that no reader can hold: whoever takes nothing, or takes for ever, is let go, and there are never too many. */
export function createBoundedServer(listener: RequestListener, bounds = usualBounds()): Server {
  let open = 0;
  const beyond = new WeakSet<Socket>();
  const server = createServer({ headersTimeout: HEADERS_MS }, (request, response) => {
    const isBeyond = beyond.has(request.socket) && open > bounds.connections;
    if (isBeyond) return respondUnavailable(response, { connection: 'close', 'retry-after': '10' });
    inTurn(request, response, () => {
      endInTime(response, bounds.answerMs);
      listener(request, response);
    });
  });
  server.timeout = bounds.silenceMs;
  server.maxConnections = bounds.connections + REFUSED_IN_WORDS;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= bounds.connections) return;
    beyond.add(socket);
    // Whoever only might ask for more makes room for whoever asks.
    server.closeIdleConnections();
  });
  return server;
}

/** The answer that each connection is busy with. */
const underWay = new WeakMap<Socket, ServerResponse>();

/** What is asked over one connection at once is made one after the other: nothing is held for a reader who never reads. */
function inTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const before = underWay.get(socket);
  underWay.set(socket, response);
  if (!before || before.closed) answer();
  else
    before.once('close', () => {
      if (!socket.destroyed) answer();
    });
}

function endInTime(response: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => response.destroy(), milliseconds);
  response.once('close', () => clearTimeout(timer));
}

/** As many as the system lets this process open beside its own files. */
function affordedConnections(): number {
  // Names of connected hosts, which would have to be asked for.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft);
  if (!(files > 0)) return MOST_CONNECTIONS;
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS, files - OTHER_FILES - REFUSED_IN_WORDS));
}
