import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands before a server of this machine, and can be cut, which is what a server looks like that is gone, or frozen:
 * then it goes on taking connections and questions, and answers none.
 */
export async function interruptiblePort(target: number) {
  const open = new Set<Socket>();
  let isCut = false;
  let thaw: (() => void) | undefined;
  let thawed = Promise.resolve();
  const server = createServer(async (client): Promise<void> => {
    if (isCut) return void client.destroy();
    keep(client);
    await thawed;
    if (client.destroyed) return;
    const upstream = connect(target, '127.0.0.1');
    keep(upstream);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('close', () => other.destroy());
      socket.on('data', async (data) => {
        await thawed;
        other.write(data);
      });
    }
  });
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      cutAll();
    },
    freeze: () => {
      thawed = new Promise((resolve) => {
        thaw = resolve;
      });
    },
    mend: () => {
      isCut = false;
      thaw?.();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
}
