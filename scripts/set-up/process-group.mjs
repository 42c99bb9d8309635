import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

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
    leader.once('exit', (code, signal) => {
      const orphans = family();
      if (!condemned && orphans.length > 0) onOutput(`\nIt left these processes behind:\n${inLines(orphans)}\n`);
      for (const { pid } of [...(condemned ?? []), ...orphans]) kill(pid);
      kill(-leader.pid);
      lifeline.destroy();
      // As a shell reports it.
      const done = () => resolve(code ?? 128 + constants.signals[signal]);
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

/** The processes that belong to a process: itself, its group, and all that descend from one of them. */
export function familyOf(leader) {
  const all = allProcesses();
  const isOwn = ({ pid, group }) => pid === leader || group === leader;
  const family = new Map(all.filter(isOwn).map((process) => [process.pid, process]));
  // Set.forEach and Map.forEach also visit what is added during the visit.
  family.forEach(({ pid }) => {
    for (const process of all) if (process.parent === pid) family.set(process.pid, process);
  });
  return [...family.values()];
}

/** Small containers have no `ps`, and macOS has no /proc. */
function allProcesses() {
  return existsSync('/proc/self/stat') ? readdirSync('/proc').flatMap(readProcess) : listedProcesses();
}

function readProcess(pid) {
  if (!/^\d+$/.test(pid)) return [];
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it, in parentheses, may hold any character.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), command }];
  } catch {
    // It has ended.
    return [];
  }
}

function listedProcesses() {
  const { stdout = '' } = spawnSync('ps', ['-Aww', '-o', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' });
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, group, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    command,
  }));
}
