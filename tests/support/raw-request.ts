import { connect, type Socket } from 'node:net';

/** A connection that sends exactly these bytes, which no client library would; errors of its end are its own. */
export function sendRaw(url: string, bytes: string): Socket {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return socket;
}

/** The first that comes back; empty when the connection is closed, or silent for so long. */
export function firstResponse(socket: Socket, patienceMs: number): Promise<string> {
  return new Promise((resolve) => {
    const end = (text: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.once('data', (data) => end(data.toString('latin1')));
    socket.once('close', () => resolve(''));
    socket.setTimeout(patienceMs, () => end(''));
  });
}

/** All that comes back until the server closes. */
export async function fullResponse(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}
