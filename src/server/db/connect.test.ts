import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { sql } from './drizzle.ts';
import { isConnectionLost } from './postgres-errors.ts';

let server: Server;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** A message of Postgres's protocol: its type, its length, its content. */
function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}
const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', 'I');
const SHUTTING_DOWN = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

/** A Postgres that takes each connection and is stopped at that moment. */
async function stoppingPostgres(lastWords: Buffer[]): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat(lastWords)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgres://clinic:local@127.0.0.1:${(server.address() as AddressInfo).port}/site`;
}

// An 'error' event without a listener would end this process.
test.each([
  ['while it says that it is ready', [AUTHENTICATED, READY, SHUTTING_DOWN]],
  ['before it says that it is ready', [AUTHENTICATED, SHUTTING_DOWN]],
  ['before the password', [SHUTTING_DOWN]],
  ['without a word', [AUTHENTICATED, READY]],
])('survives a Postgres that stops %s', async (_, lastWords) => {
  const url = await stoppingPostgres(lastWords);
  const { db, close, exclusively, migrate, listen } = await connect({ driver: 'pg', url, connections: 10 });
  const stopListening = listen?.('changes', () => {});
  const burst = Array.from({ length: 48 }, () => db.execute(sql`select 1`));
  const transactions = Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  const starts = [exclusively(async () => {}), migrate()];
  for (const call of await Promise.allSettled<unknown>([...burst, ...transactions, ...starts]))
    expect(call.status === 'rejected' && isConnectionLost(call.reason)).toBe(true);
  await stopListening?.();
  await close();
});
