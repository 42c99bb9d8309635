import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalPostgres, startLocalPostgres } from '../database/local-postgres.ts';
import { startS3Emulator } from '../pictures/s3-emulator.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { freePort } from './free-port.ts';
import { emptyFolder, type RunningServer, removeFolder, startServer } from './server.ts';

export type Cluster = {
  url: string;
  balancer: Balancer;
  sites: RunningServer[];
  postgres: LocalPostgres;
  /** The address of the database itself, without what stands between it and the sites. */
  databaseUrl: string;
  /** The settings of the sites, for commands beside them. */
  settings: Record<string, string>;
  /** Starts a stopped site again, at its own address. */
  restart: (index: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  settings?: Record<string, string>;
  /** Stands between the sites and the database; resolves to the address that the sites use. */
  through?: (postgres: LocalPostgres) => Promise<string>;
};

/**
 * Two processes behind a balancer, as on two machines: they share a Postgres and an S3 store, and no folder. A stopping
 * one still serves for a second, ten checks of the balancer.
 */
export async function startCluster({ settings: more = {}, through }: Options = {}): Promise<Cluster> {
  const databaseFolder = join(tmpdir(), `postgres-${randomUUID()}`);
  const [postgres, store] = await Promise.all([startLocalPostgres({ dataFolder: databaseFolder }), startS3Emulator()]);
  const databaseUrl = await postgres.createDatabase('site');
  const settings = {
    DATABASE_URL: (await through?.(postgres)) ?? databaseUrl,
    SESSION_SECRET: 'only for this test: thirty-two bytes or more',
    S3_ENDPOINT: store.setting.endpoint,
    S3_BUCKET: store.setting.bucket,
    S3_REGION: store.setting.region,
    S3_ACCESS_KEY_ID: store.setting.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.setting.secretAccessKey,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
    ...more,
  };
  const places = await Promise.all(
    [0, 1].map(async () => ({ folder: await emptyFolder(), port: String(await freePort()) })),
  );
  const start = ({ folder, port }: (typeof places)[number]) => startServer(folder, { ...settings, PORT: port });
  const sites = await Promise.all(places.map(start));
  const balancer = await startBalancer(sites.map(({ url }) => url));
  return {
    url: balancer.url,
    balancer,
    sites,
    postgres,
    databaseUrl,
    settings,
    restart: async (index) => {
      sites[index] = await start(places[index] as (typeof places)[number]);
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(sites.map((site) => site.stop('SIGKILL')));
      await postgres.stop();
      await store.close();
      await Promise.all([databaseFolder, ...places.map(({ folder }) => folder)].map(removeFolder));
    },
  };
}
