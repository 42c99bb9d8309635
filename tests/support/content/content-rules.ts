import { markdownToMdast } from 'satteri';

type Node = ReturnType<typeof markdownToMdast>;

const FIRST_PARAGRAPH_WORDS = 35;

/** Checks the Markdown of content/ for problems that a schema cannot find. Each message names its remedy, in Dutch. */
export function textProblems(markdown: string): string[] {
  const nodes = walk(markdownToMdast(markdown));
  return [...headingProblems(nodes), ...openingProblems(nodes), ...nodes.flatMap(nodeProblems)];
}

/** The paths of this site that the text links to. */
export const internalLinks = (markdown: string): string[] =>
  walk(markdownToMdast(markdown)).flatMap((node) =>
    node.type === 'link' && node.url.startsWith('/') ? [node.url] : [],
  );

function headingProblems(nodes: readonly Node[]): string[] {
  const depths = nodes.flatMap((node) => (node.type === 'heading' ? [{ depth: node.depth, text: textOf(node) }] : []));
  let above = 1;
  return depths.flatMap(({ depth, text }) => {
    const fits = depth > 1 && depth <= above + 1;
    above = depth;
    return fits ? [] : [`kop “${text}”: begin met ## en sla geen niveau over`];
  });
}

function openingProblems(nodes: readonly Node[]): string[] {
  const opening = nodes.find(({ type }) => type === 'paragraph');
  return sentences(opening ? textOf(opening) : '')
    .filter((sentence) => sentence.split(/\s+/).length > FIRST_PARAGRAPH_WORDS)
    .map((sentence) => `eerste alinea: knip de zin “${sentence.slice(0, 50)}…” in tweeën (hoogstens 35 woorden)`);
}

function nodeProblems(node: Node): string[] {
  if (node.type === 'html') return [`HTML “${node.value.slice(0, 40)}”: schrijf Markdown`];
  if (node.type === 'image' && !node.alt) return [`foto ${node.url}: schrijf tussen de haken wat er te zien is`];
  if (node.type === 'link' && !/^(\/|https:\/\/|tel:[+\d]|mailto:|#source_)/.test(node.url)) {
    return [`link “${node.url}”: begin met /, https://, tel: of mailto:`];
  }
  return [];
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');

const walk = (node: Node): Node[] => [node, ...('children' in node ? (node.children as Node[]).flatMap(walk) : [])];

const textOf = (node: Node): string =>
  walk(node)
    .flatMap((part) => (part.type === 'text' ? [part.value] : []))
    .join('');
