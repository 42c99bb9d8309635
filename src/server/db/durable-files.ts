import fs from 'node:fs';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
export type Module = Parameters<NonNullable<Parameters<Init>[1]['preRun']>[number]>[0];

/** What is used of Emscripten's files: https://emscripten.org/docs/api_reference/Filesystem-API.html */
type Node = { mode: number };
type Stream = { node: Node; nfd: number; flags: number };
type Operation = (...args: never[]) => unknown;
type NodeFiles = {
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation>;
  realPath: (node: Node) => string;
  /** Turns an error of Node into the number that Postgres finds in `errno`. */
  tryFSOperation: <T>(operation: () => T) => T;
};

/** A file of the write-ahead log. */
const LOG_SEGMENT = /[/\\]pg_wal[/\\][0-9A-F]{24}$/;

/** Emscripten's number of EROFS, and the flags of `open` for writing: O_WRONLY, O_RDWR, O_CREAT. */
const READ_ONLY = 69;
const FOR_WRITING = 1 | 2 | 64;

/** What changes a folder or the length of a file. */
const CHANGES = ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'];

/**
 * The files of the embedded Postgres, synced. Emscripten ignores `fsync`; here it reaches the disk, in the order in which
 * Postgres asks for it. Only the write-ahead log is synced later: Postgres goes on, its callers wait for `synced()`, and
 * one sync serves all who wait. Nothing else is written before that sync, so that the log is always ahead of the data.
 */
export class DurableFiles extends NodeFS {
  /** Segments of the log that were begun since a caller set it to 0. */
  segmentsBegun = 0;
  /** The segment that Postgres writes. */
  #segment: { path: string; file: number } | undefined;
  /** Whether Postgres takes more of the log for synced than is: by the next sync, and by the one that runs. */
  #waiting = false;
  #underWay = false;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #failure: Error | undefined;
  readonly #onLoaded: (module: Module) => void;

  /** `onLoaded` is called when Postgres is in memory, and has not run yet. */
  constructor(folder: string, onLoaded: (module: Module) => void = () => {}) {
    super(folder);
    this.#onLoaded = onLoaded;
  }

  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: Module) => this.#join(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg) this.#onLoaded(this.pg.Module);
  }

  override async closeFs(): Promise<void> {
    await super.closeFs();
    await this.#leaveSegment();
  }

  #join(module: Module): void {
    const { node_ops, stream_ops, realPath, tryFSOperation } = module.NODEFS as unknown as NodeFiles;
    const isSegment = ({ node }: Stream) => LOG_SEGMENT.test(realPath(node));
    const afterTheLog =
      (operation: Operation = () => {}): Operation =>
      (...args) => {
        tryFSOperation(() => this.#syncNow());
        return operation(...args);
      };
    for (const name of CHANGES) node_ops[name] = afterTheLog(node_ops[name]);
    stream_ops['setattr'] = afterTheLog(stream_ops['setattr']);
    const open = stream_ops['open'] as (stream: Stream) => void;
    stream_ops['open'] = (stream: Stream) => openOnAnyDisk(open, stream);
    const write = stream_ops['write'] as Operation;
    const writeAfterTheLog = afterTheLog(write);
    stream_ops['write'] = (...args) => (isSegment(args[0] as unknown as Stream) ? write : writeAfterTheLog)(...args);
    stream_ops['fsync'] = (stream: Stream) => {
      tryFSOperation(() => (isSegment(stream) ? this.#syncLater(realPath(stream.node)) : this.#syncOther(stream.nfd)));
      return 0;
    };
  }

  /** Resolves when what Postgres has committed is on the disk. When that fails, it rejects from then on. */
  async synced(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (!this.#waiting) return this.#running;
    this.#next ??= this.#syncAfter(this.#running);
    return this.#next;
  }

  #syncLater(path: string): void {
    if (this.#segment?.path !== path) {
      this.#syncNow();
      void this.#leaveSegment();
      this.#segment = { path, file: fs.openSync(path, 'r+') };
      this.segmentsBegun += 1;
    }
    this.#waiting = true;
  }

  async #syncAfter(running: Promise<void> | undefined): Promise<void> {
    await running?.catch(() => {});
    this.#next = undefined;
    this.#running = this.#syncBeside().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #syncBeside(): Promise<void> {
    if (!this.#segment || !this.#waiting) return;
    this.#waiting = false;
    this.#underWay = true;
    await datasync(this.#segment.file).catch((error: Error) => this.#fail(error));
    this.#underWay = false;
  }

  #syncNow(): void {
    if (this.#failure) throw this.#failure;
    if (!this.#segment || !(this.#waiting || this.#underWay)) return;
    try {
      fs.fdatasyncSync(this.#segment.file);
    } catch (error) {
      this.#fail(error as Error);
    }
    this.#waiting = false;
    this.#underWay = false;
  }

  #syncOther(file: number): void {
    this.#syncNow();
    try {
      fs.fsyncSync(file);
    } catch (error) {
      // Windows has no sync of folders, and its journal stores names in order.
      if (process.platform !== 'win32') throw error;
    }
  }

  /** The system may forget what it could not write, so that a sync that succeeds later proves nothing. */
  #fail(error: Error): never {
    this.#failure ??= error;
    throw error;
  }

  async #leaveSegment(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    await this.#running?.catch(() => {});
    if (segment) fs.close(segment.file, () => {});
  }
}

/** Postgres opens every file for writing. On a disk that has become read-only it may read on. */
function openOnAnyDisk(open: (stream: Stream) => void, stream: Stream): void {
  try {
    open(stream);
  } catch (error) {
    if ((error as { errno?: number }).errno !== READ_ONLY) throw error;
    const { flags } = stream;
    stream.flags = flags & ~FOR_WRITING;
    try {
      open(stream);
    } finally {
      stream.flags = flags;
    }
  }
}

const datasync = (file: number): Promise<void> => promisify(fs.fdatasync)(file);
