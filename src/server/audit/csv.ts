import { ReadableStream } from 'node:stream/web';
import type { ActivityFilters } from '../../shared/contract/activity.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { isWanted, selectEntries, toEntry } from './activity.ts';
import { audit } from './record.ts';

/** Read and sent at a time: 200,000 entries must not be in memory at once. */
const BATCH = 1000;
const HEADINGS = ['When (UTC)', 'Who', 'E-mail', 'What', 'About'];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Everything that the list shows, as CSV. The export itself is logged first, so it is in the file. Its beginning is read
 * before the response begins, so that a database that is away is told as for any call.
 */
export async function exportActivity(context: Context, filters: ActivityFilters): Promise<Response> {
  requirePermission(context, 'audit.read');
  await audit(context, 'activity.exported');
  const lines = linesOf(context, filters);
  const { value: first = '' } = await lines.next();
  const name = `what-happened-${context.clock().toISOString().slice(0, 10)}.csv`;
  return new Response(ReadableStream.from(utf8(first, brokenOff(context, lines))) as BodyInit, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

async function* linesOf({ db }: Context, filters: ActivityFilters): AsyncGenerator<string> {
  const condition = isWanted(filters);
  let start = BYTE_ORDER_MARK + csvLine(HEADINGS);
  let before: number | undefined;
  for (;;) {
    const rows = await selectEntries(db, { condition, before, limit: BATCH });
    yield start +
      rows
        .map((row) => ({ ...toEntry(row), actor: row.actor }))
        .map(({ at, who, actor, what, subject, note }) =>
          csvLine([at, who, actor, what, [subject, note].filter(Boolean).join(' ')]),
        )
        .join('');
    if (rows.length < BATCH) return;
    start = '';
    before = rows.at(-1)?.id;
  }
}

/** The download fails where it is; what the database said goes to the log alone. */
async function* brokenOff({ log }: Context, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    log.error('activity-export', { error });
    throw new Error('The export was broken off');
  }
}

async function* utf8(first: string, rest: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(first);
  for await (const text of rest) yield encoder.encode(text);
}

/** A line of RFC 4180. An apostrophe keeps spreadsheets from running a title such as `=HYPERLINK(…)`. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
