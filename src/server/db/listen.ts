import type { Client } from 'pg';

const RECONNECT_MS = 2000;

/**
 * Calls `onNotify` for each notification on a channel, over a connection of its own that is opened again when it is
 * lost. Notifications of the time in between are lost: use them as hints only. PgBouncer's transaction mode passes none
 * on. Resolves to a function that stops listening.
 */
export function listen(createClient: () => Client, channel: string, onNotify: () => void): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function reconnect(): void {
    client = undefined;
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(connect, RECONNECT_MS).unref();
  }

  async function connect(): Promise<void> {
    const opened = createClient();
    client = opened;
    opened.on('notification', onNotify);
    opened.once('end', reconnect);
    // A lost connection also ends; without a listener it would end the process.
    opened.on('error', () => {});
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      // What was notified before.
      onNotify();
    } catch {
      await opened.end().catch(() => {});
      if (client === opened) reconnect();
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
