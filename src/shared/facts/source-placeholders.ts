import { parseDocument } from 'yaml';
import { type Facts, mark, SOURCE_PREFIX } from './placeholders.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * The ids of the sources in a YAML file or in front matter, in the order of their numbers. Empty for invalid YAML,
 * which the schema's reader reports.
 */
export function sourceIdsOf(text: string): string[] {
  const document = parseDocument(mark(FRONT_MATTER.exec(text)?.[1] ?? text));
  const fields = document.errors.length === 0 ? ((document.toJS() ?? {}) as Record<string, unknown>) : {};
  const listed = fields['bronnen'] ?? fields['sources'];
  return Array.isArray(listed) ? listed.map((source: { id?: unknown } | null) => String(source?.id ?? '')) : [];
}

/** The facts, with `{bron:thuisarts}` for each source of a text. */
export const withSources = (
  facts: Facts,
  ids: readonly string[],
  write: (id: string, number: number) => string,
): Facts =>
  new Map([...facts, ...ids.map((id, index): [string, string] => [SOURCE_PREFIX + id, write(id, index + 1)])]);
