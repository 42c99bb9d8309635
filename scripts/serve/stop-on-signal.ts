import type { Server } from 'node:http';
import { isNpmGone } from '../set-up/npm-parent.mjs';

/** Requests in progress may take this long. */
const FINISH_MS = 10_000;
/**
 * A terminal signals npm and this process, and npm forwards its signal: together they are one request to stop. Later
 * signals are another.
 */
const SAME_STOP_MS = 500;

type Stopping = {
  server: Server;
  /** Tells balancers that this process stops (src/server/host/draining.ts). */
  announce: () => void;
  /** How long balancers have to notice. Until then requests are accepted. */
  drainMs: number;
  close: () => Promise<unknown>;
};

/**
 * On a signal: announces the end, accepts no more connections, lets requests in progress finish, and ends the process.
 * A second signal closes all connections at once.
 */
export function stopOnSignal({ server, announce, drainMs, close }: Stopping): void {
  let stoppedAt: number | undefined;
  let isClosing = false;

  function refuseConnections(): void {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
    server.close(() => void close().then(() => process.exit(0)));
    server.closeIdleConnections();
  }

  function stop(): void {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt < SAME_STOP_MS) return;
      refuseConnections();
      server.closeAllConnections();
      return;
    }
    stoppedAt = performance.now();
    announce();
    if (drainMs > 0) setTimeout(refuseConnections, drainMs);
    else refuseConnections();
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // An orphaned server would keep the port and the database.
  const timer = setInterval(() => {
    if (!isNpmGone()) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
}
