import { isButton, isCallout, MAX_FIGURE_PICTURES, textVideoUrl } from '../blocks.ts';
import { codeRuns, type Run } from './code-runs.ts';
import { isBlock, isUnseen } from './elements.ts';
import {
  type Around,
  type Block,
  type BlockWriter,
  block,
  type Context,
  flow,
  htmlOf,
  line,
  picturesIn,
  withStrong,
} from './flow.ts';
import { escapeText, startTag } from './inline.ts';
import { list } from './lists.ts';
import { isStruck } from './marks.ts';
import { wordsOf } from './plain-text.ts';
import { styleOf } from './styles.ts';
import { table } from './tables.ts';
import { all, type Element, elementsIn, has, isElement, type Node, named, textOf } from './tree.ts';

const paragraph: BlockWriter = (context, element, around) => {
  const label = labelOf(element);
  if (label) return [label, ...picturesIn(context, element)];
  const blocks = flow(context, element.children, around, { isWritten: true });
  return blocks.length > 0 || !context.isOwn ? blocks : [block('p', '')];
};

/** A button or a video holds nothing but its label. */
function labelOf(element: Element): Block | undefined {
  const { 'data-button': button, 'data-video': video } = element.attributes;
  const player = isButton(button) ? undefined : textVideoUrl(video);
  if (!isButton(button) && player === undefined) return undefined;
  const words = wordsOf(element)
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
  const tag = startTag('p', player === undefined ? { 'data-button': button } : { 'data-video': player });
  return { name: 'label', html: `${tag}${escapeText(words)}</p>` };
}

const heading: BlockWriter = (context, element, around) => {
  const name = `h${Math.min(3, Number(element.name[1]))}`;
  const blocks = flow(context, element.children, bold(context, around), { name, isWritten: true });
  return blocks.length > 0 || !context.isOwn ? blocks : [block(name, '')];
};

const code: BlockWriter = (context, element, around) => {
  const { marks } = around;
  // Code has no lines through its words.
  if (marks.s || has(element, isStruck)) return flow(context, element.children, around);
  const runs = codeRuns(element, marks.sup ? 'sup' : marks.sub ? 'sub' : undefined);
  const shown = context.isOwn ? runs : trimmed(runs);
  const html = shown.map(({ text, height }) =>
    height ? `<${height}>${escapeText(text)}</${height}>` : escapeText(text),
  );
  const written = shown.length > 0 || context.isOwn ? [block('pre', `<code>${html.join('')}</code>`)] : [];
  return [...written, ...picturesIn(context, element)];
};

function trimmed(runs: readonly Run[]): Run[] {
  const words = runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') }));
  const isBlank = ({ text }: Run) => text.trim() === '';
  const kept = words.slice(
    words.findIndex((run) => !isBlank(run)),
    words.findLastIndex((run) => !isBlank(run)) + 1,
  );
  return kept.map(({ text, height }, at) => {
    const start = at === 0 ? text.replace(/^\n+/, '') : text;
    return { text: at === kept.length - 1 ? start.trimEnd() : start, height };
  });
}

const quote: BlockWriter = (context, element, around) => {
  const inside = htmlOf(flow(context, element.children, around));
  return inside ? [block('blockquote', inside)] : [];
};

const callout: BlockWriter = (context, element, around) => {
  const blocks = flow(context, element.children, around);
  const kind = element.attributes['data-callout'];
  if (!isCallout(kind) || blocks.length === 0) return blocks;
  return [{ name: 'aside', html: `${startTag('aside', { 'data-callout': kind })}${htmlOf(blocks)}</aside>` }];
};

const details: BlockWriter = (context, element, around) => {
  const summary = elementsIn(element).find(named('summary'));
  const { html, pictures } = line(context, summary?.children ?? [], bold(context, around));
  const others = element.children.filter((child) => child !== summary);
  const inside = pictures + htmlOf(flow(context, others, around));
  if (html === '' && (inside === '' || !context.isOwn)) return inside ? [{ name: 'details', html: inside }] : [];
  return [block('details', `<summary>${html}</summary>${inside || '<p></p>'}`)];
};

const NOT_IN_FIGURE = named('figure', 'table', 'hr', 'pre', 'ul', 'ol', 'dl', 'details', 'aside');

const figure: BlockWriter = (context, element, around) => {
  const captions = all(element, named('figcaption'));
  const [caption] = captions;
  const count = all(element, named('img')).length;
  const words = caption ? line(context, caption.children, around).html : '';
  const credit = element.attributes['data-credit']?.trim() ?? '';
  const isFigure =
    count > 0 &&
    count <= MAX_FIGURE_PICTURES &&
    captions.length <= 1 &&
    !(caption && has(caption, named('img'))) &&
    !has(element, NOT_IN_FIGURE) &&
    textOf(element).trim() === (caption ? textOf(caption).trim() : '') &&
    (context.isOwn || words !== '' || credit !== '');
  const pictures = isFigure ? picturesIn(context, element) : [];
  if (pictures.length > 0) {
    const tag = startTag('figure', { 'data-credit': credit || undefined });
    return [{ name: 'figure', html: `${tag}${htmlOf(pictures)}<figcaption>${words}</figcaption></figure>` }];
  }
  const blocks = flow(context, isFigure ? (caption?.children ?? []) : element.children, around);
  return credit ? [...blocks, block('p', escapeText(credit))] : blocks;
};

/** What a definition cannot hold. */
const NOT_IN_DEFINITION = named(
  'img',
  'table',
  'figure',
  'aside',
  'details',
  'dl',
  'hr',
  'pre',
  'ul',
  'ol',
  'blockquote',
);

/** A term, a definition, or what stands loose between them. */
type Part = { name: 'dt' | 'dd' | 'loose'; nodes: Node[] };

/** Each term with one definition. A list whose definitions hold blocks becomes paragraphs, its terms bold. */
const definitions: BlockWriter = (context, element, around) => {
  const parts = definitionParts(element.children);
  if (parts[0]?.name !== 'dt' || has(element, NOT_IN_DEFINITION))
    return parts.flatMap(({ name, nodes }) => flow(context, nodes, name === 'dt' ? withStrong(around) : around));
  const pairs: { term: string; lines: string[] }[] = [];
  for (const { name, nodes } of parts) {
    const { html } = line(context, nodes, name === 'dt' ? bold(context, around) : around);
    if (name === 'dt') pairs.push({ term: html, lines: [] });
    else pairs.at(-1)?.lines.push(html);
  }
  const html = pairs.map(({ term, lines }) => `<dt>${term}</dt><dd>${lines.filter(Boolean).join('<br />')}</dd>`);
  return [block('dl', html.join(''))];
};

/** HTML allows a `div` around the parts of a list of definitions. */
function definitionParts(nodes: readonly Node[]): Part[] {
  const parts: Part[] = [];
  /** Whether a line ends before the next loose words. */
  let isNewLine = true;
  const collect = (within: readonly Node[]) => {
    for (const node of within) {
      if (isElement(node) && isUnseen(node, styleOf(node))) continue;
      const last = parts.at(-1);
      if (isElement(node) && (node.name === 'dt' || node.name === 'dd'))
        parts.push({ name: node.name, nodes: [...node.children] });
      else if (isElement(node) && node.name === 'div' && has(node, named('dt', 'dd'))) {
        const isLine = isBlock(node, styleOf(node));
        isNewLine ||= isLine;
        collect(node.children);
        isNewLine ||= isLine;
      } else if (last?.name === 'loose' && !isNewLine) last.nodes.push(node);
      else if (isElement(node) || node.text.trim() !== '') {
        parts.push({ name: 'loose', nodes: [node] });
        isNewLine = false;
      }
    }
  };
  collect(nodes);
  return parts;
}

/** Headings and the like are bold already. */
const bold = ({ isOwn }: Context, around: Around): Around =>
  isOwn ? around : { ...around, isBold: true, marks: { ...around.marks, strong: undefined } };

const rule: BlockWriter = () => [{ name: 'hr', html: '<hr />' }];

/** How each block of our document is written. Any other block is what is in it. */
export const WRITERS: Context['writers'] = {
  p: paragraph,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  pre: code,
  listing: code,
  xmp: code,
  plaintext: code,
  blockquote: quote,
  aside: callout,
  details,
  figure,
  dl: definitions,
  hr: rule,
  ul: list,
  ol: list,
  menu: list,
  dir: list,
  table,
};
