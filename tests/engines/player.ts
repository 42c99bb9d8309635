import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A video host: an https site of another origin, without any header that allows embedding. */
export async function startPlayer() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert }, (_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Film</title><p>De film speelt</p>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/film`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
