import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { CommandError } from '../../../src/server/errors/errors.ts';
import type { ShownText } from '../../../src/shared/text-check/document/document.ts';

/** A string of a YAML document; `keys` lead to it, and the position within a list is one of them. */
type YamlText = { keys: string[]; value: string; line: number };
/** A text with limits of its own. */
export type Field = YamlText & { part: string };
export type Source = { texts: string[]; address: string | null; line: number };

/** Fields at the top of a file that the rules know by another name. */
const KNOWN: Record<string, string> = {
  title: 'title',
  titel: 'title',
  excerpt: 'excerpt',
  samenvatting: 'excerpt',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  metaDescription: 'metaDescription',
  zoekomschrijving: 'metaDescription',
  imageAlt: 'imageAlt',
  fotobeschrijving: 'imageAlt',
};
const SOURCES = new Set(['sources', 'bronnen']);
const ADDRESSES = new Set(['address', 'adres']);
const SHOWN_OF_SOURCE = new Set(['title', 'titel', 'publisher', 'uitgever']);
/** Keys whose values are not prose. */
const NO_PROSE = new Set(
  'slug id cover category type writer alias foto image publishedAt videoUrl auteur verwant review gecontroleerd'.split(
    ' ',
  ),
);

/** The strings of a YAML document with their keys and lines; `linesBefore` stand above it in its file. */
export function readYamlText(path: string, yaml: string, linesBefore: number): YamlText[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new CommandError(`${path}: is not valid YAML: ${error.message.split('\n')[0]}`);
  const texts: YamlText[] = [];
  visit(document, {
    Scalar: (key, { value, range, type }, parents) => {
      const keys = [...parents, undefined].flatMap((parent, depth) => {
        if (isPair(parent) && isScalar(parent.key)) return [String(parent.key.value)];
        const child = parents[depth + 1];
        return isSeq(parent) ? [String(child ? parent.items.indexOf(child) : key)] : [];
      });
      // A key for an address without a value counts as an empty address, which is reported.
      const text = value === null && ADDRESSES.has(keys.at(-1) ?? '') ? '' : value;
      if (key === 'key' || typeof text !== 'string') return;
      const { line } = counter.linePos(range?.[0] ?? 0);
      // The text of a block starts on the line after its `|` or `>`.
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
      texts.push({ keys, value: text, line: line + linesBefore + (isBlock ? 1 : 0) });
    },
  });
  return texts;
}

/** What each string is for: a field with limits, a source, or running text. */
export function sorted(texts: readonly YamlText[]) {
  const fields: Field[] = [];
  const prose: YamlText[] = [];
  const sources: Source[] = [];
  for (const text of texts) {
    const [first = '', second] = text.keys;
    const part = text.keys.length === 1 ? KNOWN[first] : undefined;
    if (SOURCES.has(first) && second !== undefined) addToSource(sources, Number(second), text);
    else if (part) fields.push({ ...text, part });
    else if (!text.keys.some((key) => NO_PROSE.has(key))) prose.push(text);
  }
  const beside: ShownText[] = sources.map((source, block) => ({
    part: 'sources',
    block,
    text: source.texts.join('\n'),
  }));
  return { fields, prose, sources, beside };
}

export const addressOf = ({ address }: Source): string | null => address;

function addToSource(sources: Source[], at: number, { keys, value, line }: YamlText): void {
  const source = sources[at] ?? { texts: [], address: null, line };
  sources[at] = source;
  const key = keys.at(-1) ?? '';
  if (SHOWN_OF_SOURCE.has(key)) source.texts.push(value);
  if (!ADDRESSES.has(key)) return;
  source.address = value;
  source.line = line;
}
