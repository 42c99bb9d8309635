import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * A server without the site's code: each response is a query of Postgres's own catalog, about as complex as a list of
 * articles. Its request rate depends on the machine alone.
 */
const ROWS = `
  select c.oid, c.relname, n.nspname, a.attname, a.attnum, t.typname, t.typlen, t.typbyval, now() as asked_at
  from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace
  join pg_attribute as a on a.attrelid = c.oid
  join pg_type as t on t.oid = a.atttypid
  where n.nspname = 'pg_catalog' and c.relname like 'pg_a%' and a.attnum > 0
  order by c.relname, a.attnum
  limit 40`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = createServer(async (_, response) => {
  const { rows } = await pool.query(ROWS);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});
