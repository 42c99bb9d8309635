import { execFileSync } from 'node:child_process';

/** The resident memory of a process. */
export const residentMegabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
