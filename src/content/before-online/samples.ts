import { isMap, isScalar, isSeq, LineCounter, type Node, parse, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Facts, fillMarked, mark } from '../../shared/facts/placeholders.ts';
import type { KnownSample } from '../../shared/samples/known-samples.ts';
import { findSamples, unwantedSamples } from '../../shared/samples/sample-texts.ts';
import { type Text, yamlOf } from './texts.ts';

export type TextSample = {
  file: string;
  line: number;
  /** The field with its value, or the text found. */
  what: string;
  /** Undefined for a known sample value that no file lists as one. */
  field?: SampleField;
};

/** Fields that a file lists as samples, and known sample values elsewhere. */
export const samplesIn = (texts: readonly Text[], facts: Facts, unwanted: readonly KnownSample[]): TextSample[] =>
  texts.flatMap(({ file, text }) => {
    const fields = file.startsWith('content/') ? sampleFields(text, facts) : [];
    const isListed = (line: number) => fields.some((field) => field.line <= line && line <= field.lastLine);
    return [
      ...fields.map((field) => ({
        file,
        line: field.line,
        what: `${field.field}: ${field.value || 'nog leeg'}`,
        field,
      })),
      ...findSamples(text, unwanted)
        .filter(({ line }) => !isListed(line))
        .map(({ line, found }) => ({ file, line, what: found })),
    ];
  });

/** The known samples that `clinic`, the text of kliniek.yaml, does not list as real. */
export const unwantedIn = (clinic = '') =>
  unwantedSamples((parse(mark(clinic)) ?? {}) as Parameters<typeof unwantedSamples>[0]);

/** A field of a content file that is listed under `voorbeelden`, or an unconfirmed promise. */
type SampleField = {
  line: number;
  lastLine: number;
  /** Its path in the file, such as `anna-bos.naam`; of a promise, its name. */
  field: string;
  value: string;
  /** How the owner checks a promise; undefined for a sample. */
  toCheck?: string;
};

/** Finds the samples of a YAML text, or of the front matter of a Markdown text, at any depth. */
export function sampleFields(text: string, facts: Facts): SampleField[] {
  const counter = new LineCounter();
  const document = parseDocument(mark(yamlOf(text)), { lineCounter: counter });
  const found: SampleField[] = [];
  visit(document, {
    Map: (_, map, ancestors) => {
      const path = ancestors.flatMap((node) => ('key' in node && isScalar(node.key) ? [String(node.key.value)] : []));
      const report = (names: readonly string[], field: string, toCheck?: string): SampleField => {
        const parent = map.getIn(names.slice(0, -1), true) ?? map;
        const pair = isMap(parent)
          ? parent.items.find(({ key }) => isScalar(key) && key.value === names.at(-1))
          : undefined;
        const value = pair?.value as Node | null | undefined;
        const start = (pair?.key as Node | undefined)?.range?.[0] ?? map.range?.[0] ?? 0;
        return {
          line: counter.linePos(start).line,
          lastLine: counter.linePos(Math.max(start, (value?.range?.[1] ?? start) - 1)).line,
          field,
          value: oneLine(fillMarked(value?.toJS(document), facts)),
          ...(toCheck !== undefined && { toCheck }),
        };
      };
      for (const name of listed(map)) found.push(report(name.split('.'), [...path, name].join('.')));
      if (map.get('bevestigd') === false)
        found.push(report(['belofte'], path.join('.'), String(map.get('nagaan') ?? '')));
    },
  });
  return found.sort((one, other) => one.line - other.line);
}

function listed(map: YAMLMap): string[] {
  const names = map.get('voorbeelden');
  return isSeq(names) ? names.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : [];
}

function oneLine(value: unknown): string {
  const text = leavesOf(value).join(', ');
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}

const leavesOf = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)];
};
