import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

export type Read = {
  path: string;
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
  sentAt: number;
  receivedAt: number;
};
/** `status` 0: no response; then `error` says why. */
type Failure = { path: string; status: number; after: number; error?: string };

const TICK_MS = 5;
const VISITORS = 50;
const TIMEOUT_MS = 10_000;
/** The responses that a reader may get from a healthy site. */
const EXPECTED = [200, 404, 410];

/**
 * Sends reads at a steady rate, however long the responses take, each path in turn. `stop` waits for the last ones.
 * `failures` are those without a response, and those that look broken to a visitor.
 */
export function startReads(url: string, paths: readonly string[], onRead: (read: Read) => void, perSecond = 200) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const running = new Set<Promise<void>>();
  const failures: Failure[] = [];
  const times: number[] = [];
  const startedAt = performance.now();
  let sent = 0;

  async function read(path: string): Promise<void> {
    const sentAt = performance.now();
    const fail = (status: number, error?: unknown) =>
      failures.push({
        path,
        status,
        after: Math.round(performance.now() - sentAt),
        ...(error !== undefined && { error: String(error) }),
      });
    try {
      const response = await request(url + path, agent, `127.0.1.${1 + (sent % VISITORS)}`);
      const receivedAt = performance.now();
      times.push(receivedAt - sentAt);
      if (!EXPECTED.includes(response.status)) fail(response.status);
      onRead({ path, ...response, sentAt, receivedAt });
    } catch (error) {
      fail(0, error);
    }
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const reading = read(paths[sent % paths.length] as string).finally(() => running.delete(reading));
      running.add(reading);
    }
  }, TICK_MS);

  return {
    failures,
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      await Promise.all(running);
      agent.destroy();
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
      return { sent, perSecond: Math.round(sent / seconds), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
    },
  };
}

/** From several local addresses, so that limits do not treat all visitors as one. */
function request(url: string, agent: Agent, localAddress: string): Promise<Pick<Read, 'status' | 'body' | 'headers'>> {
  return new Promise((resolve, reject) => {
    get(url, { agent, localAddress, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, body, headers }), reject);
    }).once('error', reject);
  });
}
