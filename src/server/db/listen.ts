import type { Client } from 'pg';

const RECONNECT_MS = 2000;

/**
 * Calls `onNotify` for each notification on a channel, over a connection of its own that is opened again when it is
 * lost. Notifications of the time in between are lost, and a pooler such as PgBouncer in transaction mode passes none on:
 * use them as hints only. Resolves to a function that stops listening.
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
      if (await isPooled(opened)) return await stop();
      await opened.query(`listen ${channel}`);
      // Reports what may have been notified before the reconnect.
      onNotify();
    } catch {
      await opened.end().catch(() => {});
      if (client === opened) reconnect();
    }
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  }

  void connect();
  return stop;
}

/**
 * A pooler returns process numbers of its own. Listening through one would continue on a connection that others use.
 */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as Client & { processID?: number | null }).processID;
}
