import { spawn } from 'node:child_process';
import { familyOf } from './processes.mjs';

/**
 * Stands before the command in a process group of its own. When the pipe with number 3 ends, because the starting process
 * asks for it or is gone, however it ended, the group gets ten seconds to stop and is then killed.
 */
const LEADER = `(trap '' INT TERM; read -r _ <&3; kill -TERM 0; sleep 10; kill -KILL 0) >/dev/null 2>&1 &
"$@" 3<&-`;

/** How long the output of an ended group may take. A process that left the group may hold it open for ever. */
const OUTPUT_MS = 5_000;

/** Starts a command whose end is also that of every process it started. */
export function startGroup(command, args, { cwd, env, onOutput }) {
  const leader = spawn('sh', ['-c', LEADER, 'sh', command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, stdout, stderr, lifeline] = leader.stdio;
  for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', onOutput);
  // Ending the pipe of a group that just ended may fail.
  lifeline.on('error', () => {});
  const family = () => familyOf(leader.pid).filter((process) => !process.command.includes(LEADER));
  /** What ran when it had to end: a browser leaves the group, and its parent then leaves it behind. */
  let condemned;
  const ended = new Promise((resolve) => {
    leader.once('error', ({ message }) => {
      onOutput(`${message}\n`);
      resolve(127);
    });
    leader.once('exit', (code) => {
      const orphans = family();
      if (!condemned && orphans.length > 0) onOutput(`\nIt left these processes behind:\n${inLines(orphans)}\n`);
      for (const { pid } of [...(condemned ?? []), ...orphans]) kill(pid);
      kill(-leader.pid);
      lifeline.destroy();
      const done = () => resolve(code ?? 1);
      const timer = setTimeout(done, OUTPUT_MS);
      leader.once('close', () => clearTimeout(timer) ?? done());
    });
  });
  return {
    /** Resolves to the exit code. */
    ended,
    /** What runs now, a line for each process. */
    running: () => inLines(family()),
    end: () => {
      condemned ??= family();
      lifeline.end();
    },
  };
}

const inLines = (processes) =>
  processes.map(({ pid, command }) => `  ${pid} ${command.replace(/\s+/g, ' ').slice(0, 160)}`).join('\n');

/** Also that of a whole group, by its negated number. */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
