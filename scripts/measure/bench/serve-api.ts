import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '../../../src/server/db/connect.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import { apiListener } from '../../../src/server/host/api-listener.ts';
import { benchContext } from './calls.ts';

/** Serves the API without a response cache. */
const { DATABASE_URL: url, DATA_DIR: folder = '', SEARCHES_PER_MINUTE: searches = '0' } = process.env;
const setting: DatabaseSetting = url ? { driver: 'pg', url } : { driver: 'pglite', folder };
const { db, close } = await connect(setting);
const context = { ...benchContext(db), searchesPerMinute: Number(searches) };
const server = createServer(apiListener(context, (_, response) => response.writeHead(404).end()));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void close());
});
