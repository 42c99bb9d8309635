import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the server (`--import`): the disk is full while the file named by DISK_IS_FULL exists. Like a real full
 * disk it lets files be overwritten, but refuses to make one longer, with ENOSPC.
 */
const { DISK_IS_FULL: flag = '' } = process.env;
const isFull = () => existsSync(flag);
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

/** The signature with which PGlite calls it, through Emscripten's file system. */
type WriteAt = (fd: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position?: number) => number;

const writeSync = fs.writeSync as WriteAt;
const writeUnlessFull: WriteAt = (fd, data, offset, length, position) => {
  if (isFull() && fd > 2 && (position ?? 0) + length > fs.fstatSync(fd).size) throw noSpace();
  return writeSync(fd, data, offset, length, position);
};
fs.writeSync = writeUnlessFull as typeof fs.writeSync;

const { writeFile } = fs.promises;
fs.promises.writeFile = (async (...args: Parameters<typeof writeFile>) => {
  if (isFull()) throw noSpace();
  return writeFile(...args);
}) as typeof writeFile;

syncBuiltinESMExports();
