import { LRUCache } from 'lru-cache';
import { parseDocument } from 'yaml';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** The YAML above a Markdown text, and the text; a line that only ends in three hyphens is no end of the YAML. */
export function divideMarkdown(text: string): { front: string | undefined; body: string } {
  const [, front, body = text] = FRONT_MATTER.exec(text) ?? [];
  return { front, body };
}

/** Leaves its comments as empty lines: visitors do not read them. What is indented may be a heading of a text. */
export const withoutComments = (yaml: string): string => yaml.replace(/^#.*$/gm, '');

/** By text: a server checks all of content/ at every save, and one check asks for each file four times. */
const known = new LRUCache<string, { value: unknown }>({
  max: 400,
  maxSize: 4_000_000,
  sizeCalculation: (_, yaml) => yaml.length + 1,
});

/** What a YAML text holds; nothing in it can be changed. Throws its first error. */
export function readYaml(yaml: string): unknown {
  const before = known.get(yaml);
  if (before) return before.value;
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  const value = deepFreeze(document.toJS());
  known.set(yaml, { value });
  return value;
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
