import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
