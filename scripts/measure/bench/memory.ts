import { execFileSync } from 'node:child_process';

/** What a process takes of the machine's memory now. */
export const residentMegabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
