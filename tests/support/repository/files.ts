import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files of the repository, with those that are not committed yet. */
export const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));
