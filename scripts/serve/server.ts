import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteContent } from '../../src/content/site-content.ts';
import { startSchedules } from '../../src/server/articles/schedules/start-schedules.ts';
import { followDatabase, processCache } from '../../src/server/cache/process-cache.ts';
import { type Environment, parseEnvironment, SettingError } from '../../src/server/environment.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { endFailedResponse } from '../../src/server/host/error-boundary.ts';
import { createSiteServer } from '../../src/server/host/site-server.ts';
import { createLog, type Log } from '../../src/server/log/log.ts';
import { startMaintenance } from '../../src/server/maintenance/start-maintenance.ts';
import { openForServing } from '../../src/server/open-for-serving.ts';
import { provideDependencies } from '../../src/server/provided-dependencies.ts';
import { readSiteIndex, SITE_INDEX } from '../../src/server/search/site/read-site-index.ts';
import type { SiteContent } from '../../src/server/site-documents/site-of-host.ts';
import vercel from '../../vercel.json' with { type: 'json' };
import { findBuild, followBuild, lockBuild } from '../builds/find.ts';
import { isOfCurrentSources } from '../builds/folders.mjs';
import { print, printError } from '../print.ts';
import { isNpmGone } from '../set-up/npm-parent.mjs';
import { firstStart, isFirstStart } from './first-start.mjs';
import { createPublishedSite } from './published-site.ts';

// Built pages import these by name on their first request. Loaded here, they are of the same version as the rest.
import '../../src/server/articles/preview-links/resolve.ts';
import '../../src/server/articles/published/published.ts';
import '../../src/server/articles/published/resolve-slug.ts';
import '../../src/server/articles/schedules/before-reading.ts';
import '../../src/server/articles/published/sitemap.ts';
import '../../src/server/articles/slugs/current-links.ts';
import '../../src/server/counts/count.ts';
import '../../src/server/running-dependencies.ts';
import '../../src/server/search/site/search-site.ts';

/** A visitor who reads for a minute needs no new connection. When connections run out, idle ones are closed. */
const KEEP_ALIVE_MS = 75_000;
/** Proxies reuse a connection that was idle for up to two minutes; a request on one that just closes would fail. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 130_000;

/** Requests in progress may take this long. */
const FINISH_MS = 10_000;

/**
 * A terminal signals npm and this process, and npm forwards its signal: together they are one request to stop. Later
 * signals are another.
 */
const SAME_STOP_MS = 500;

/** Serves the built site from one process: `npm run serve`, or the last step of `npm start`. */
try {
  await serve(parseEnvironment(process.env));
} catch (error) {
  printError(error);
  process.exit(1);
}

async function serve(settings: Environment): Promise<void> {
  const log = createLog(settings.log);
  logStrayErrors(log);
  const build = findBuild();
  if (!build || !lockBuild(build))
    throw new CommandError('The site is not built: run `npm run build` first, or `npm start`, which does');
  const environment = followBuild(settings, build, print);
  const code = isFirstStart(environment.database) ? await firstStart({ print }) : 0;
  if (code !== 0) process.exit(code);
  const open = await openForServing(environment, processCache, print);
  const { close } = open;
  const dependencies = { ...open.dependencies, siteIndex: readSiteIndex(join(build, SITE_INDEX)) };
  const published = createPublishedSite({ dependencies, build, content: contentOf(build), print });
  dependencies.publishedSite = published.site;
  provideDependencies(Promise.resolve(dependencies));
  const stopMaintenance = startMaintenance(dependencies);
  const stopSchedules = startSchedules(dependencies);
  // An embedded database belongs to this process alone.
  const following = environment.database.driver === 'pglite' ? undefined : await followDatabase(open);
  process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
  const entry = pathToFileURL(join(build, 'server', 'entry.mjs')).href;
  const { handler } = (await import(entry).catch(async (cause: unknown) => {
    await close();
    throw new CommandError(`The build in ${build} cannot be loaded: remove that folder, then \`npm start\``, { cause });
  })) as { handler: RequestListener };

  const { server, beginDraining, serveFolder } = createSiteServer({
    dependencies,
    siteUrl: environment.siteUrl,
    folder: join(build, 'client'),
    findPreview: published.findPreview,
    redirects: vercel.redirects,
    pages: handler,
    maxUncheckedSeconds: environment.cacheOutageMinutes * 60,
  });
  const closeAll = () => Promise.all([stopMaintenance(), stopSchedules(), published.stop(), following?.()]).then(close);
  // Before the site is made, which may take long.
  const isStopping = stopOnSignal({
    server,
    announce: beginDraining,
    drainMs: environment.drainSeconds * 1000,
    close: closeAll,
  });
  await published.begin(serveFolder).catch(async (cause: unknown) => {
    await closeAll();
    throw cause;
  });
  if (isStopping()) return;
  server.keepAliveTimeout = environment.trustedProxies > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.port, environment.host, resolve);
  }).catch(async (cause: NodeJS.ErrnoException) => {
    await closeAll();
    throw listenError(cause, environment);
  });
  const { port } = server.address() as { port: number };
  print(`Ready at http://${environment.host === '127.0.0.1' ? 'localhost' : environment.host}:${port}`);
}

/**
 * Node would print the values of a failed database statement. A broken stream ends only its own response; any other
 * uncaught error ends the process.
 */
function logStrayErrors(log: Log): void {
  // Whoever read the log may be gone, or its disk full: visitors still get their pages. Logged, it would fail again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (error) => log.error('unhandled', { error }));
  process.on('uncaughtException', (error) => {
    if (endFailedResponse(error)) return log.error('response', { error });
    log.error('crash', { error });
    process.exit(1);
  });
}

function listenError({ code }: NodeJS.ErrnoException, { host, port }: Environment): Error {
  if (code === 'EADDRINUSE')
    return new SettingError(`PORT ${port} is in use: stop the program that uses it, or set PORT to another number`);
  if (code === 'EACCES')
    return new SettingError(`PORT ${port} needs more rights than this user has: set PORT to a number above 1024`);
  return new SettingError(`HOST ${host}: cannot listen there (${code}): set HOST to an address of this machine`);
}

type Stopping = {
  server: Server;
  /** Tells balancers that this process stops (src/server/host/draining.ts). */
  announce: () => void;
  /** How long balancers have to notice. Until then requests are accepted. */
  drainMs: number;
  close: () => Promise<unknown>;
};

/**
 * On a signal: announces the end, accepts no more connections, lets requests in progress finish, and ends the process.
 * A second signal closes all connections at once. Returns whether there was one.
 */
function stopOnSignal({ server, announce, drainMs, close }: Stopping): () => boolean {
  let stoppedAt: number | undefined;
  let isClosing = false;

  function refuseConnections(): void {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
    server.close(() => void close().then(() => process.exit(0)));
    server.closeIdleConnections();
  }

  function stop(): void {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt < SAME_STOP_MS) return;
      refuseConnections();
      server.closeAllConnections();
      return;
    }
    stoppedAt = performance.now();
    announce();
    if (drainMs > 0 && server.listening) setTimeout(refuseConnections, drainMs);
    else refuseConnections();
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // An orphaned server would keep the port and the database.
  const timer = setInterval(() => {
    if (!isNpmGone()) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
  return () => stoppedAt !== undefined;
}

/** A build of other files than these does not show what was pulled into them since. */
function contentOf(build: string): SiteContent {
  return isOfCurrentSources(build) ? siteContent : { ...siteContent, holds: () => false };
}
