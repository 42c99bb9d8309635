import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuild } from '../../../scripts/builds/find.ts';
import { processCache } from '../../../src/server/cache/process-cache.ts';
import { parseEnvironment } from '../../../src/server/environment.ts';
import { apiListener } from '../../../src/server/host/api-listener.ts';
import { openForServing } from '../../../src/server/open-for-serving.ts';
import { provideDependencies } from '../../../src/server/provided-dependencies.ts';
import { addUnknownColumn } from '../database/unknown-column.ts';

/** Serves the build on a database whose rows all have one more column. */
const { dependencies, close } = await openForServing(parseEnvironment(process.env), processCache, () => {});
addUnknownColumn(dependencies.db);
provideDependencies(Promise.resolve(dependencies));
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const entry = pathToFileURL(join(findBuild() ?? '', 'server', 'entry.mjs')).href;
const { handler } = (await import(entry)) as { handler: RequestListener };
const server = createServer(apiListener(dependencies, handler));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('Ready at\n'));
process.once('SIGTERM', () => server.close(() => void close().then(() => process.exit(0))).closeAllConnections());
