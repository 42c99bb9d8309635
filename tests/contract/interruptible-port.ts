import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy in front of a local server that can simulate two faults: `disconnect` closes all connections, as if the server
 * were down; `stall` still accepts connections and data but passes nothing on.
 */
export async function interruptiblePort(target: number) {
  const open = new Set<Socket>();
  let isDisconnected = false;
  let resume: (() => void) | undefined;
  let resumed = Promise.resolve();
  const server = createServer(async (client): Promise<void> => {
    if (isDisconnected) return void client.destroy();
    track(client);
    await resumed;
    if (client.destroyed) return;
    const upstream = connect(target, '127.0.0.1');
    track(upstream);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('close', () => other.destroy());
      socket.on('data', async (data) => {
        await resumed;
        other.write(data);
      });
    }
  });
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    disconnect: () => {
      isDisconnected = true;
      closeAll();
    },
    stall: () => {
      resumed = new Promise((resolve) => {
        resume = resolve;
      });
    },
    restore: () => {
      isDisconnected = false;
      resume?.();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        closeAll();
      }),
  };
}
