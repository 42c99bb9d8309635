import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuild } from '../../scripts/builds/find.ts';
import { processCache } from '../../src/server/cache/process-cache.ts';
import { DatabaseConnectionError } from '../../src/server/db/postgres-errors.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { apiListener } from '../../src/server/host/api-listener.ts';
import { cachedListener } from '../../src/server/host/cached-listener.ts';
import { openForServing } from '../../src/server/open-for-serving.ts';
import { provideDependencies } from '../../src/server/provided-dependencies.ts';
import { noSiteIndex, readSiteIndex, SITE_INDEX } from '../../src/server/search/site/read-site-index.ts';

/** Serves the build with a database that fails, or works again, after each SIGUSR2, and an index of the pages after each SIGHUP. */
const { dependencies, close } = await openForServing(parseEnvironment(process.env), processCache, () => {});
const failing = { database: false, index: false };
const toggle = (part: keyof typeof failing) => () => {
  failing[part] = !failing[part];
  process.stdout.write(failing[part] ? 'Failing\n' : 'Working\n');
};
process.on('SIGUSR2', toggle('database'));
process.on('SIGHUP', toggle('index'));
const db = new Proxy(dependencies.db, {
  get(target, name) {
    if (failing.database) throw new DatabaseConnectionError(new Error('connect ECONNREFUSED'));
    return Reflect.get(target, name);
  },
});
const index = readSiteIndex(join(findBuild() ?? '', SITE_INDEX));
const siteIndex = () => (failing.index ? noSiteIndex() : index());
const provided = { ...dependencies, db, siteIndex };
provideDependencies(Promise.resolve(provided));
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const entry = pathToFileURL(join(findBuild() ?? '', 'server', 'entry.mjs')).href;
const { handler } = (await import(entry)) as { handler: RequestListener };
const { PORT } = process.env;
const server = createServer(cachedListener(apiListener(provided, handler)));
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('Ready at\n'));
process.once('SIGTERM', () => server.close(() => void close().then(() => process.exit(0))).closeAllConnections());
