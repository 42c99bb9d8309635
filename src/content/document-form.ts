import { type Document, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { z } from 'zod';
import type { DocumentContent } from '../shared/contract/site-documents.ts';
import { mark, unmark } from '../shared/facts/placeholders.ts';
import { divideMarkdown, readYaml } from '../shared/facts/yaml.ts';

/** What a YAML file that is a list is called as a field. */
const LIST = 'lijst';

function divide(path: string, text: string): { yaml: string; body: string | null } {
  const lines = text.replaceAll('\r\n', '\n');
  if (!path.endsWith('.md')) return { yaml: lines, body: null };
  const { front = '', body } = divideMarkdown(lines);
  return { yaml: front, body };
}

/** Throws, in Dutch, when the file is no valid YAML. */
export function toForm(path: string, text: string): DocumentContent {
  const { yaml, body } = divide(path, text);
  const written = withPath(path, () => readYaml(mark(yaml)));
  const value = eachText(written, unmark);
  const fields = Array.isArray(value) ? { [LIST]: value } : (value ?? {});
  return { fields: fields as DocumentContent['fields'], body };
}

/** The document with what the form changed. Comments, order and style of all else stay. */
export function fromForm(path: string, text: string, { fields, body }: DocumentContent): string {
  const { yaml } = divide(path, text);
  const document = withPath(path, () => parseForm(yaml));
  const isList = isSeq(document.contents);
  replace(document, [], document.toJS(), eachText(isList ? fields[LIST] : fields, mark));
  const written = unmark(document.toString({ lineWidth: 120, flowCollectionPadding: false }));
  return body === null ? written : `---\n${written}---\n${body}`;
}

/** With its comments and its order, to be changed. */
function parseForm(yaml: string): Document.Parsed {
  const document = parseDocument(mark(yaml));
  const [error] = document.errors;
  if (error) throw error;
  return document as Document.Parsed;
}

/** Says in an error of which file it is. */
function withPath<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Changes the node at `at` where the new value differs from the old one. */
function replace(document: Document.Parsed, at: ReadonlyArray<string | number>, old: unknown, value: unknown): void {
  if (isSame(old, value)) return;
  const node = at.length === 0 ? document.contents : (document.getIn(at, true) as ParsedNode | undefined);
  if (isMap(node) && isRecord(old) && isRecord(value)) {
    const [first] = node.items;
    for (const key of Object.keys(old)) if (!(key in value)) document.deleteIn([...at, key]);
    for (const [key, part] of Object.entries(value)) replace(document, [...at, key], old[key], part);
    const order = Object.keys(value);
    const place = ({ key }: { key: unknown }) => order.indexOf(String(isScalar(key) ? key.value : key));
    // The order of the team is that of its page.
    node.items.sort((one, other) => place(one) - place(other));
    // What stands above all of them stays there.
    if (first !== node.items[0] && isScalar(first?.key)) {
      node.commentBefore ??= first.key.commentBefore ?? null;
      first.key.commentBefore = null;
    }
    return;
  }
  if (isSeq(node) && Array.isArray(old) && Array.isArray(value)) {
    replaceItems(document, at, old, value);
    return;
  }
  // Keeps its quotes, or the form of a text of several lines.
  if (isScalar(node) && typeof value === typeof node.value && typeof value !== 'object') node.value = value;
  else document.setIn(at, document.createNode(value));
}

/** Items that stay keep their node with its comments, wherever they are moved to. */
function replaceItems(document: Document.Parsed, at: ReadonlyArray<string | number>, old: unknown[], value: unknown[]) {
  if (old.length === value.length) {
    for (const [index, item] of value.entries()) replace(document, [...at, index], old[index], item);
    return;
  }
  const nodes = old.map((_, index) => document.getIn([...at, index], true));
  const used = new Set<number>();
  const items = value.map((item) => {
    const index = old.findIndex((one, place) => !used.has(place) && isSame(one, item));
    if (index === -1) return document.createNode(item);
    used.add(index);
    return nodes[index];
  });
  const sequence = document.getIn(at, true);
  if (isSeq(sequence)) sequence.items = items as typeof sequence.items;
}

/**
 * The document `into` with what was changed between `before` and `after`, which say more than it does. Undefined when
 * the change is of something that `into` has otherwise than `before`.
 */
export function withChange(
  path: string,
  { before, after, into }: { before: string; after: string; into: string },
): string | undefined {
  const [old, changed, other] = [toForm(path, before), toForm(path, after), toForm(path, into)];
  try {
    const fields = merge(old.fields, changed.fields, other.fields) as DocumentContent['fields'];
    return fromForm(path, into, { fields, body: merge(old.body, changed.body, other.body) as string | null });
  } catch (error) {
    if (error instanceof SameChanged) return undefined;
    throw error;
  }
}

class SameChanged extends Error {}

function merge(old: unknown, changed: unknown, other: unknown): unknown {
  if (isSame(old, changed)) return other;
  if (isSame(old, other) || isSame(changed, other)) return changed;
  if (!isRecord(old) || !isRecord(changed) || !isRecord(other)) throw new SameChanged();
  const names = new Set([...Object.keys(other), ...Object.keys(changed)]);
  const merged = [...names].map((name) => [name, merge(old[name], changed[name], other[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => eachText(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachText(part, change)]));
}

/** The fields of a kind of document as JSON Schema, for a form. */
export const formSchema = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
