import { systemClock } from './clock.ts';
import { connect } from './db/connect.ts';
import type { Dependencies } from './dependencies.ts';
import type { Environment } from './environment.ts';
import type { PublicCache } from './http/public-cache.ts';
import { openImageStore } from './images/open-store.ts';
import { consoleLog } from './log.ts';
import { sessionSecretOf } from './staff/session-secret.ts';

export type OpenDependencies = {
  dependencies: Dependencies;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

/** Connects what the environment names; writes nothing. Throws `SettingError` for what cannot be used. */
export async function openDependencies(environment: Environment, cache: PublicCache): Promise<OpenDependencies> {
  const connection = await connect(environment.database);
  const dependencies: Dependencies = {
    db: connection.db,
    images: await openImageStore(environment.images),
    clock: systemClock,
    cache,
    log: consoleLog,
    sessionSecret: await sessionSecretOf(environment),
    siteUrl: environment.siteUrl,
    trustProxy: environment.trustProxy,
  };
  return { dependencies, migrate: connection.migrate, close: connection.close };
}
