import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFile } from './manifest.ts';
import { verifyArchive } from './verify.ts';

/** Files that were made to fill the memory of the restore. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MB = 1024 * 1024;
const ROWS = 'tables/articles/000001.jsonl';
const PICTURE = `images/${'a'.repeat(32)}-640.webp`;

type Part =
  | { name: string; type?: 'symlink' | 'directory'; linkname?: string; pax?: Record<string, string> }
  | { name: string; text: string; times?: number }
  /** Bytes that belong to no file. */
  | { zeros: number };

function* bytesOf({ text, times = 1 }: { text: string; times?: number }): Generator<Buffer> {
  const whole = Buffer.from(text);
  const atOnce = Math.max(1, Math.floor(MB / Math.max(1, whole.length)));
  const piece = Buffer.alloc(whole.length * atOnce, whole);
  let left = times;
  for (; left >= atOnce; left -= atOnce) yield piece;
  if (left > 0) yield piece.subarray(0, left * whole.length);
}

async function archive(name: string, parts: Part[]): Promise<string> {
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.tar.gz`);
  async function* contents(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      if ('zeros' in part) {
        yield* bytesOf({ text: '\0', times: part.zeros });
        continue;
      }
      const tar = pack();
      if ('text' in part) {
        const { text, times = 1 } = part;
        const entry = tar.entry({ name: part.name, size: Buffer.byteLength(text) * times });
        const written = pipeline(Readable.from(bytesOf(part)), entry);
        written.catch(() => {});
        // Without the two blocks that end an archive.
        let left = 512 + Math.ceil((Buffer.byteLength(text) * times) / 512) * 512;
        for await (const chunk of tar) {
          yield (chunk as Buffer).subarray(0, left);
          left -= (chunk as Buffer).length;
          if (left <= 0) break;
        }
      } else {
        tar.entry({ ...part, size: 0 });
        tar.finalize();
        for await (const chunk of tar) yield (chunk as Buffer).subarray(0, (chunk as Buffer).length);
      }
    }
    yield Buffer.alloc(1024);
  }
  await pipeline(Readable.from(contents()), createGzip(), createWriteStream(file));
  return file;
}

async function verify(file: string): Promise<{ message: string; megabytes: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/backup/verify-and-report.ts', file]);
  return JSON.parse(stdout);
}

const manifest = (more: object = {}) =>
  JSON.stringify({
    format: 1,
    madeAt: '2026-11-21T10:00:00Z',
    schema: '0000_schema',
    tables: {},
    missingImages: [],
    files: {},
    ...more,
  });
const listing = (text: string) => ({
  tables: { articles: { rows: 2 } },
  files: { [ROWS]: describeFile(Buffer.from(text)) },
});
const ROW = '{"id":1}\n';
const UNREADABLE = /is not a backup that this version of the site can read/;
const DAMAGED = /is damaged, .* was changed after it was written/;

type Hostile = [what: string, parts: Part[], message: RegExp];
const HUGE: Hostile[] = [
  ['300 MB of newlines', [{ name: ROWS, text: '\n', times: 300 * MB }], UNREADABLE],
  ['60 million rows', [{ name: ROWS, text: '{}\n', times: 60_000_000 }], UNREADABLE],
  ['a row of 400 MB', [{ name: ROWS, text: 'x', times: 400 * MB }], /a row of more than 16 MB/],
  ['a file of 600 MB', [{ name: ROWS, text: ROW, times: 600 * MB }], /a file of more than 512 MB/],
  [
    'a manifest of 400 MB',
    [{ name: 'manifest.json', text: ' ', times: 400 * MB }],
    /manifest.json has more than 32 MB/,
  ],
  ['a manifest of many numbers', [{ name: 'manifest.json', text: '[0,', times: 10 * MB }], UNREADABLE],
  [
    'a manifest of many names',
    [{ name: 'manifest.json', text: `{${Array.from({ length: 2_000_000 }, (_, at) => `"${at}":0`).join()}}` }],
    UNREADABLE,
  ],
  [
    'a manifest that lists a picture millions of times',
    [{ name: 'manifest.json', text: `{"missingImages":[${'"a",'.repeat(7 * MB)}"a"]}` }],
    UNREADABLE,
  ],
  ['a row nested deeply', [{ name: ROWS, text: `{"id":${'['.repeat(7 * MB)}${']'.repeat(7 * MB)}}\n` }], UNREADABLE],
  ['a row of many objects', [{ name: ROWS, text: `{"id":[${'{},'.repeat(5 * MB)}0]}\n` }], UNREADABLE],
  ['a manifest nested deeply', [{ name: 'manifest.json', text: '[', times: 30 * MB }], UNREADABLE],
  ['a picture of 400 MB', [{ name: PICTURE, text: 'x', times: 400 * MB }], /-640.webp has more than 32 MB/],
  ['a gigabyte between files', [{ zeros: 1024 * MB }, { name: ROWS, text: ROW }], /much that belongs to no file/],
  ['a gigabyte at the end', [{ name: ROWS, text: ROW }, { zeros: 1024 * MB }], /much that belongs to no file/],
];

const WRONG: Hostile[] = [
  [
    'the same rows twice',
    [
      { name: ROWS, text: ROW },
      { name: ROWS, text: ROW },
      { name: 'manifest.json', text: manifest(listing(ROW)) },
    ],
    UNREADABLE,
  ],
  [
    'two manifests',
    [
      { name: 'manifest.json', text: manifest() },
      { name: 'manifest.json', text: manifest() },
    ],
    UNREADABLE,
  ],
  [
    'rows behind the manifest',
    [
      { name: 'manifest.json', text: manifest() },
      { name: ROWS, text: ROW },
    ],
    UNREADABLE,
  ],
  ['two rows in a line', [{ name: ROWS, text: '{"id":1},{"id":2}\n' }], UNREADABLE],
  ['a table that no backup has', [{ name: 'tables/sessions/000001.jsonl', text: ROW }], UNREADABLE],
  ['a link', [{ name: PICTURE, type: 'symlink', linkname: '/etc/passwd' }], /something else than files/],
  ['a folder', [{ name: 'images', type: 'directory' }], /something else than files/],
  ['a path out of the folder', [{ name: '../../etc/passwd', text: 'root' }], UNREADABLE],
  [
    'a schema with control characters',
    [{ name: 'manifest.json', text: manifest({ schema: '\u001b[2J' }) }],
    UNREADABLE,
  ],
  [
    'a file name of the manifest that is printed',
    [{ name: 'manifest.json', text: manifest({ files: { '\u001b[2J': describeFile(Buffer.of()) } }) }],
    UNREADABLE,
  ],
  [
    'rows that are not numbers',
    [{ name: 'manifest.json', text: manifest({ tables: { articles: { rows: '2' } } }) }],
    UNREADABLE,
  ],
  [
    'a negative number of rows',
    [{ name: 'manifest.json', text: manifest({ tables: { articles: { rows: -1 } } }) }],
    UNREADABLE,
  ],
  [
    'fewer rows than it says',
    [
      { name: ROWS, text: ROW },
      { name: 'manifest.json', text: manifest(listing(ROW)) },
    ],
    DAMAGED,
  ],
];

const expectSentence = (message: string, expected: RegExp) => {
  expect(message).toMatch(expected);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would obey
  expect(message).not.toMatch(/[\u0000-\u001f]/);
};

// The process alone takes about 190 MB.
test.each(HUGE)('refuses %s with a sentence, in little memory', async (what, parts, message) => {
  const file = await archive(what, parts);
  const refused = await verify(file);
  process.stdout.write(`${what} (${((await stat(file)).size / MB).toFixed(1)} MB): ${refused.megabytes} MB\n`);
  expectSentence(refused.message, message);
  expect(refused.megabytes).toBeLessThan(400);
});

test.each(WRONG)('refuses %s with a sentence', async (what, parts, message) => {
  const refused = await verifyArchive(await archive(what, parts)).catch((error: Error) => error);
  expectSentence((refused as Error).message, message);
});

test('refuses an archive wherever it was cut off', async () => {
  const whole = await readFile(
    await archive('whole', [
      { name: ROWS, text: ROW.repeat(500) },
      { name: 'manifest.json', text: manifest(listing(ROW)) },
    ]),
  );
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 40)) {
    const cut = join(folder, 'cut.tar.gz');
    await writeFile(cut, whole.subarray(0, length));
    const refused = await verifyArchive(cut).catch((error: Error) => error);
    expectSentence((refused as Error).message, /cut\.tar\.gz is (not a backup|incomplete)/);
  }
});
