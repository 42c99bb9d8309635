import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../support/server/server.ts';

/** ext4 in a file, mounted at `folder`. */
export type DiskImage = {
  folder: string;
  /** From now on nothing reaches the disk, and what was not synced is lost; files can be read, none written. */
  cutOff: () => void;
  /** What starting the machine again does: checks and repairs the file system, and mounts it. */
  restart: () => void;
  remove: () => void;
};

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

export async function mountDiskImage(): Promise<DiskImage> {
  const parent = await emptyFolder();
  const folder = join(parent, 'mounted');
  let starts = 0;
  const image = () => join(parent, `disk-${starts}.img`);
  mkdirSync(folder);
  run('truncate', '--size=600M', image());
  run('mkfs.ext4', '-q', image());
  const mount = () => run('mount', '-o', 'loop', image(), folder);
  const unmount = () => run('umount', folder);
  mount();
  return {
    folder,
    // ext4 stops as after an error of the disk, and drops what it holds in memory.
    cutOff: () => run('mount', '-o', 'remount,abort', folder),
    restart: () => {
      const cutOff = image();
      unmount();
      starts += 1;
      // A copy: the kernel may hold the file system of the other for a process that was started during that.
      run('cp', '--sparse=always', cutOff, image());
      rmSync(cutOff);
      repair(image());
      mount();
    },
    remove: () => {
      unmount();
      rmSync(parent, { recursive: true });
    },
  };
}

/** e2fsck ends with 1 when it repaired something. */
function repair(image: string): void {
  try {
    run('e2fsck', '-fy', image);
  } catch (error) {
    if ((error as { status?: number }).status !== 1) throw error;
  }
}

/** Why this machine cannot mount a disk image; undefined when it can. */
export async function whyNotMountable(): Promise<string | undefined> {
  try {
    const disk = await mountDiskImage();
    disk.cutOff();
    disk.remove();
    return undefined;
  } catch (error) {
    return `a disk image cannot be mounted here, which needs root, loop devices and ext4: ${(error as Error).message.trim()}`;
  }
}
