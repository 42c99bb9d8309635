import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the configuration of a runner of tests: where a run tells how long each test took, as JUnit's XML. */
export const timesFile = () => process.env.TEST_TIMES && join(process.env.TEST_TIMES, `${process.pid}.xml`);

const ESCAPED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const attribute = (tag, name) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1].replace(/&(\w+);/g, (all, word) => ESCAPED[word] ?? all) ?? '';

/** The tests that took longest, of all runs that wrote to the folder: seconds, file and name. */
export function slowest(folder, count) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/<testcase [^>]*>/g) ?? [])
    .map((tag) => ({
      seconds: Number(attribute(tag, 'time')),
      name: `${attribute(tag, 'classname')} › ${attribute(tag, 'name')}`,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
