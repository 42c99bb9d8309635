import { lockBuild } from '../../../scripts/builds/find.ts';
import { fakeBuild, fill } from './fake-build.ts';

/** For tests: a process that serves a build, or is half-way through making one, until it is killed. */
const [task, folder = ''] = process.argv.slice(2);
setInterval(() => {}, 60_000);
if (task === 'serve') process.stdout.write(lockBuild(folder) ? 'ready\n' : 'gone\n');
else
  await fakeBuild(folder, 'a', {
    fill: async (partial) => {
      await fill(partial);
      process.stdout.write('ready\n');
      await new Promise(() => {});
    },
  });
