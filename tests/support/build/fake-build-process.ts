import { lockBuild } from '../../../scripts/builds/find.ts';
import { fakeBuild, writeFakeBuild } from './fake-build.ts';

/** A process that serves a build, or hangs in the middle of making one, until it is killed. */
const [task, folder = ''] = process.argv.slice(2);
setInterval(() => {}, 60_000);
if (task === 'serve') process.stdout.write(lockBuild(folder) ? 'ready\n' : 'gone\n');
else
  await fakeBuild(folder, 'a', {
    buildInto: async (partial) => {
      await writeFakeBuild(partial);
      process.stdout.write('ready\n');
      await new Promise(() => {});
    },
  });
