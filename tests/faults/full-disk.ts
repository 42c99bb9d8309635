import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the server: a disk that is full for as long as the file DISK_IS_FULL names is there. As on a real
 * one, what is there can be written over; what would make a file longer is refused with ENOSPC.
 */
const { DISK_IS_FULL: flag = '' } = process.env;
const isFull = () => existsSync(flag);
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

/** As Emscripten's file system calls it, on which the embedded database stands. */
type WriteAt = (fd: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position?: number) => number;

const writeSync = fs.writeSync as WriteAt;
const writeWithRoom: WriteAt = (fd, data, offset, length, position) => {
  if (isFull() && fd > 2 && (position ?? 0) + length > fs.fstatSync(fd).size) throw noSpace();
  return writeSync(fd, data, offset, length, position);
};
fs.writeSync = writeWithRoom as typeof fs.writeSync;

const { writeFile } = fs.promises;
fs.promises.writeFile = (async (...args: Parameters<typeof writeFile>) => {
  if (isFull()) throw noSpace();
  return writeFile(...args);
}) as typeof writeFile;

syncBuiltinESMExports();
