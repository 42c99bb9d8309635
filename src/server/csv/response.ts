import { ReadableStream } from 'node:stream/web';
import type { Language } from '../../shared/words/words.ts';
import { type Context, languageOf } from '../context.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type File = {
  /** Without date and extension. */
  name: string;
  headings: Record<Language, readonly string[]>;
  /** Lines per batch: a long file must not be in memory at once. */
  batches: AsyncIterable<string>;
};

/**
 * A CSV file for download. The first lines are read before the response begins, so that an unavailable database gives
 * an error response.
 */
export async function csvResponse(context: Context, { name, headings, batches }: File): Promise<Response> {
  const rest = batches[Symbol.asyncIterator]();
  const { value: first = '' } = await rest.next();
  const start = BYTE_ORDER_MARK + csvLine(headings[languageOf(context)]) + first;
  return new Response(ReadableStream.from(utf8(start, brokenOff(context, name, rest))) as BodyInit, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}-${context.clock().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** Breaks the download off when the database fails, whose message goes to the log only. */
async function* brokenOff({ log }: Context, file: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } catch (error) {
    log.error('export', { file, error });
    throw new Error('The export was broken off');
  }
}

async function* utf8(first: string, rest: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(first);
  for await (const text of rest) yield encoder.encode(text);
}

/** A line of RFC 4180. An apostrophe keeps spreadsheets from running a text such as `=HYPERLINK(…)`. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
