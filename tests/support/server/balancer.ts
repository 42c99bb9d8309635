import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { READY_PATH } from '../../../src/server/host/draining.ts';

type Received = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Backend = { url: string; isReady: boolean; agent: Agent };

const CHECK_MS = 100;
const CHECK_TIMEOUT_MS = 1000;
/**
 * Methods that may be sent twice (RFC 9110, 9.2.2); for others it is unknown whether the first request was carried out.
 */
const REPEATABLE = ['GET', 'HEAD'];

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/**
 * The simplest balancer: sends requests in turn to the processes that say they are ready, over connections that stay
 * open. It repeats a request on another process when the connection was refused, or broke during a read; any other
 * failure it passes on as a 502. Responses are read whole, so that a read can be repeated.
 */
export async function startBalancer(urls: readonly string[]) {
  const backends: Backend[] = urls.map((url) => ({ url, isReady: true, agent: new Agent({ keepAlive: true }) }));
  let turn = 0;
  /** In turn, the ready ones first: when none is ready, a busy process may still answer. */
  const inTurn = () => {
    turn += 1;
    const rotated = backends.map((_, index) => backends[(turn + index) % backends.length] as Backend);
    return [...rotated.filter(({ isReady }) => isReady), ...rotated.filter(({ isReady }) => !isReady)];
  };

  const check = async (backend: Backend) => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const response = await fetch(backend.url + READY_PATH, { signal }).catch(() => undefined);
    backend.isReady = response?.status === 200;
  };
  const timer = setInterval(() => void Promise.all(backends.map(check)), CHECK_MS);

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    for (const backend of inTurn()) {
      try {
        return respond(outgoing, await pass(backend, incoming, body), backend.url);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        backend.isReady = false;
        if (code !== 'ECONNREFUSED' && !REPEATABLE.includes(incoming.method ?? '')) break;
      }
    }
    outgoing.writeHead(502, { 'x-balancer': 'no process answered' }).end();
  });
  // Readers keep their connections: one that closes when idle would fail the request that is just being sent on it.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether the process at this address gets requests. */
    isReady: (url: string) => backends.some((backend) => backend.url === url && backend.isReady),
    stop: async () => {
      clearInterval(timer);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(outgoing: ServerResponse, { status, headers, body }: Received, servedBy: string): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...passed } = headers;
  outgoing.writeHead(status, { ...passed, 'content-length': body.length, 'x-served-by': servedBy }).end(body);
}

function pass({ url, agent }: Backend, incoming: IncomingMessage, body: Buffer): Promise<Received> {
  const { method, url: path = '/', socket } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress, connection: 'keep-alive' };
  return new Promise((resolve, reject) => {
    const outgoing = send(url + path, { method, agent, headers }, async (response) => {
      // Rejects when the connection breaks before the end.
      const whole = buffer(response);
      whole.then(
        (bytes) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: bytes }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
