import { setTimeout as wait } from 'node:timers/promises';
import { backgroundInFunction, backgroundInProcess } from './background.ts';
import type { PublicCache } from './cache/public-cache.ts';
import { systemClock } from './clock.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import type { PoolLimits } from './db/limited-pool.ts';
import type { Dependencies } from './dependencies.ts';
import { type Environment, functionSettings } from './environment.ts';
import { createHostQueue, createLinkCheck } from './link-checks/check-link.ts';
import { createLog } from './log/log.ts';
import { smtpMail } from './mail/smtp.ts';
import { createDownload } from './pictures/remote.ts';
import { openImageStore } from './pictures/stores/open-store.ts';
import { noSiteIndex } from './search/site/read-site-index.ts';
import { loadSessionSecret } from './staff/session-secret.ts';
import { WIRING } from './wiring.ts';

/** A Vercel function has 15 s, which must also suffice to convert the picture. */
const COPY_DEADLINE_MS = 8000;

export type OpenDependencies = {
  dependencies: Dependencies;
  /** Applies all pending migrations, or none, while no other process prepares the database. */
  migrate: () => Promise<void>;
  /** Runs `work` while no other process prepares the database. To migrate it, `work` uses the function that it gets. */
  exclusively: <T>(work: (migrate: () => Promise<void>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
} & Pick<Connection, 'listen'>;

/** Connects the dependencies that the settings name, without writing to them. Throws `SettingError`. */
export async function openDependencies(
  environment: Environment,
  cache: PublicCache,
  limits?: PoolLimits,
): Promise<OpenDependencies> {
  const connection = await connect(environment.database, limits);
  const log = createLog(environment.log);
  connection.onTrouble?.((event, problem) => {
    log.error(event, { problem });
    // Started again, it tells at the start what is wrong with the database.
    if (event === 'database-lost') process.exit(1);
  });
  const dependencies: Dependencies = {
    ...WIRING,
    ...functionSettings(environment),
    db: connection.db,
    hasDiskSpace: connection.hasDiskSpace ?? (async () => true),
    images: await openImageStore(environment.images),
    download: createDownload({ protocols: ['http:', 'https:'], deadlineMs: COPY_DEADLINE_MS }),
    linkChecker: { checkLink: createLinkCheck(), hostQueue: createHostQueue(wait) },
    siteIndex: noSiteIndex,
    publishedSite: undefined,
    clock: systemClock,
    cache,
    log,
    mail: environment.mail && smtpMail(environment.mail),
    background: environment.onVercel ? backgroundInFunction(log) : backgroundInProcess(log),
    wait: (milliseconds) => wait(milliseconds),
    sessionSecret: await loadSessionSecret(environment),
  };
  const { migrate, close, exclusively, listen } = connection;
  return {
    dependencies,
    migrate: () => exclusively(migrate),
    exclusively: (work) => exclusively(() => work(migrate)),
    close,
    ...(listen && { listen }),
  };
}
