import { parseEnvironment } from '../../src/server/environment.ts';
import { noCache } from '../../src/server/http/public-cache.ts';
import { openForServing } from '../../src/server/open-for-serving.ts';
import { say } from './say.ts';

/** The process of first-start.ts. Without the server that waits for it, it has no reason to go on. */
process.once('disconnect', () => process.exit(1));
try {
  const { close } = await openForServing(parseEnvironment(process.env), noCache, say);
  await close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
