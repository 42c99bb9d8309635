import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { comeBackLater } from './come-back-later.ts';

type Bounds = {
  /** More visitors at the same moment are told to come back. */
  connections: number;
  /** A connection over which nothing went for so long is ended; a conversion of a large picture takes two minutes. */
  silenceMs: number;
  /** An answer takes no longer: half an hour is the largest picture at 3 KB a second. */
  answerMs: number;
};

const MOST_CONNECTIONS = 1000;
/** For what is no visitor: the database, the files of the code, the files that are being read. */
const OTHER_FILES = 100;
/** Connections beyond the bound that are answered, to be refused in words; those beyond them are closed at once. */
const REFUSED_IN_WORDS = 32;
const HEADERS_MS = 20_000;

const usualBounds = (): Bounds => ({ connections: affordedConnections(), silenceMs: 120_000, answerMs: 30 * 60_000 });

/** A server that no reader can hold: whoever takes nothing, or takes for ever, is let go, and there are never too many. */
export function createBoundedServer(listener: RequestListener, bounds = usualBounds()): Server {
  let open = 0;
  const server = createServer({ headersTimeout: HEADERS_MS }, (request, response) => {
    if (open > bounds.connections) return comeBackLater(response, { connection: 'close', 'retry-after': '10' });
    endInTime(response, bounds.answerMs);
    listener(request, response);
  });
  server.timeout = bounds.silenceMs;
  server.maxConnections = bounds.connections + REFUSED_IN_WORDS;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    // Whoever only might ask for more makes room for whoever asks.
    if (open > bounds.connections) server.closeIdleConnections();
  });
  return server;
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
  return Math.max(REFUSED_IN_WORDS, Math.min(MOST_CONNECTIONS, files - OTHER_FILES - REFUSED_IN_WORDS));
}
