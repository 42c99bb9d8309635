/** The formats of words, from the outermost: the order in which the editor's schema nests them. */
const MARKS = ['a', 'strong', 'code', 'em', 's', 'u', 'sup', 'sub'] as const;
type MarkName = (typeof MARKS)[number];
/** Each active format with its start tag. */
export type Marks = Readonly<Partial<Record<MarkName, string | undefined>>>;

/** What a line is made of. A gap is room between words that a style makes. */
export type Leaf = { kind: 'text' | 'break' | 'reference' | 'gap'; text: string; marks: Marks };

/** Word and PowerPoint end a line within a paragraph by a sign that browsers do not show: its words stay apart. */
const SPACES = /[\t\n\v\f\r \u2028\u2029]+/g;

/** Collapses spaces as browsers do, and drops those that no reader sees: at the edges of a block and of a line. */
export function collapseSpaces(leaves: readonly Leaf[]): Leaf[] {
  const lines: Leaf[] = [];
  let isAfterSpace = true;
  let gap: Leaf | undefined;
  for (const leaf of leaves) {
    if (leaf.kind === 'gap') {
      gap = leaf;
      continue;
    }
    if (leaf.kind !== 'text') {
      gap = undefined;
      if (leaf.kind === 'break') trimEnd(lines);
      lines.push(leaf);
      isAfterSpace = leaf.kind === 'break';
      continue;
    }
    let words = leaf.text.replace(SPACES, ' ');
    if (isAfterSpace && words.startsWith(' ')) words = words.slice(1);
    if (words === '') continue;
    const last = lines.at(-1);
    if (gap && last?.kind === 'text' && !OPENS.test(last.text.slice(-1)) && !CLOSES.test(words))
      add({ ...gap, text: ' ' });
    gap = undefined;
    isAfterSpace = words.endsWith(' ');
    add({ ...leaf, text: words });
  }
  trimEnd(lines);
  return lines;

  function add({ text, marks }: Leaf): void {
    const last = lines.at(-1);
    if (last?.kind === 'text' && isSame(last.marks, marks)) last.text += text;
    else lines.push({ kind: 'text', text, marks });
  }
}

/** No space is behind these signs, or before those. */
const OPENS = /[\s([{“‘«]/;
const CLOSES = /^[\s.,:;!?)\]}”’»…]/;

function trimEnd(leaves: Leaf[]): void {
  for (let last = leaves.at(-1); last?.kind === 'text' && last.text.endsWith(' '); last = leaves.at(-1)) {
    last.text = last.text.slice(0, -1);
    if (last.text !== '') return;
    leaves.pop();
  }
}

const isSame = (one: Marks, other: Marks) => MARKS.every((name) => one[name] === other[name]);

/** Whether a reader sees nothing of it but empty lines. */
export const isBlank = (leaves: readonly Leaf[]): boolean =>
  leaves.every(({ kind, text }) => kind === 'break' || kind === 'gap' || (kind === 'text' && text.trim() === ''));

export function withoutOuterBreaks(leaves: readonly Leaf[]): Leaf[] {
  const isWords = ({ kind, text }: Leaf) => kind === 'reference' || (kind === 'text' && text.trim() !== '');
  const from = leaves.findIndex(isWords);
  const to = leaves.findLastIndex(isWords);
  const isBreak = ({ kind }: Leaf) => kind === 'break';
  const before = leaves.slice(0, Math.max(0, from));
  const after = leaves.slice(to + 1);
  if (from < 0) return [];
  const words = leaves.slice(from, to + 1).map((leaf) => ({ ...leaf }));
  if (after.some(isBreak)) trimEnd(words);
  // A blank before the words that is no line of its own stays.
  return [...(before.some(isBreak) ? [] : before), ...words, ...(after.some(isBreak) ? [] : after)];
}

/** An empty line ends a paragraph: two line breaks in a row. */
export function paragraphsOf(leaves: readonly Leaf[]): Leaf[][] {
  const paragraphs: Leaf[][] = [[]];
  let breaks = 0;
  for (const leaf of leaves) {
    if (leaf.kind === 'break') {
      breaks += 1;
      if (breaks === 2) paragraphs.push([]);
    } else if (leaf.kind === 'text' && leaf.text.trim() === '') {
      // Between two line breaks it is an empty line too.
      if (breaks > 0) continue;
    } else breaks = 0;
    if (breaks < 2) paragraphs.at(-1)?.push(leaf);
  }
  return paragraphs.map(withoutOuterBreaks).filter((paragraph) => paragraph.length > 0);
}

/** The leaves as HTML, each format opened as seldom as possible: as the editor writes it. */
export function inlineHtml(leaves: readonly Leaf[]): string {
  let html = '';
  const open: { name: string; tag: string }[] = [];
  const close = (keep: number) => {
    while (open.length > keep) html += `</${open.pop()?.name}>`;
  };
  for (const leaf of leaves) {
    const tags = MARKS.flatMap((name) => (leaf.marks[name] ? [{ name, tag: leaf.marks[name] }] : []));
    let keep = 0;
    while (keep < open.length && keep < tags.length && open[keep]?.tag === tags[keep]?.tag) keep += 1;
    close(keep);
    for (const mark of tags.slice(keep)) {
      html += mark.tag;
      open.push(mark);
    }
    html += leafHtml(leaf);
  }
  close(0);
  return html;
}

function leafHtml({ kind, text }: Leaf): string {
  if (kind === 'break') return '<br />';
  return kind === 'reference' ? `<sup data-source="${escapeAttribute(text)}"></sup>` : escapeText(text);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (words: string) => words.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
/** Parsers read a carriage return as the end of a line. */
const escapeAttribute = (value: string) =>
  value.replace(/\r\n?/g, '\n').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A start tag with the attributes that have a value. */
export const startTag = (name: string, attributes: Readonly<Record<string, string | undefined>> = {}): string =>
  `<${name}${Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`]))
    .join('')}>`;
