import { connect, type Socket } from 'node:net';

/** Sends exactly these bytes on a new connection. Connection errors are ignored. */
export function sendRaw(url: string, bytes: string): Socket {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return socket;
}

/** The first chunk of the response; empty when the connection is closed, or nothing arrives in time. */
export function firstResponse(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve) => {
    const end = (text: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.once('data', (data) => end(data.toString('latin1')));
    socket.once('close', () => resolve(''));
    socket.setTimeout(timeoutMs, () => end(''));
  });
}

/** The whole response, until the server closes the connection. */
export async function fullResponse(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}
