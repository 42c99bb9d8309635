import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { WebSocketServer } from 'ws';

export type Bridge = { close: () => Promise<void> };

/**
 * Connects @vercel/postgres, which uses WebSockets, to a local Postgres. Until `close`, all its connections of this
 * process go there.
 */
export async function bridgeVercelPostgres(postgresPort: number): Promise<Bridge> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    const postgres = connect(postgresPort, '127.0.0.1');
    socket.on('message', (data: Buffer) => void postgres.write(data));
    socket.on('close', () => postgres.destroy());
    postgres.on('data', (data) => socket.send(data));
    postgres.on('close', () => socket.close());
    postgres.on('error', () => socket.terminate());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  const { neonConfig } = loadNeonDriver();
  const originalConfig = { ...pick(neonConfig) };
  Object.assign(neonConfig, {
    wsProxy: () => `127.0.0.1:${port}/`,
    useSecureWebSocket: false,
    pipelineTLS: false,
    pipelineConnect: false,
  });
  return {
    close: async () => {
      Object.assign(neonConfig, originalConfig);
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type NeonConfig = Record<'wsProxy' | 'useSecureWebSocket' | 'pipelineTLS' | 'pipelineConnect', unknown>;

const pick = ({ wsProxy, useSecureWebSocket, pipelineTLS, pipelineConnect }: NeonConfig) => ({
  wsProxy,
  useSecureWebSocket,
  pipelineTLS,
  pipelineConnect,
});

/** The copy of the driver that @vercel/postgres requires: setting another copy's options has no effect. */
function loadNeonDriver(): { neonConfig: NeonConfig } {
  const vercelPostgres = createRequire(import.meta.url).resolve('@vercel/postgres');
  return createRequire(vercelPostgres)('@neondatabase/serverless') as { neonConfig: NeonConfig };
}
