import { markdownToMdast } from 'satteri';

/** A text has no front matter: what looks like it, between two lines of hyphens, are its first words. */
export const TEXT_FEATURES = { frontmatter: false };

export const treeOf = (markdown: string) => markdownToMdast(markdown, { features: TEXT_FEATURES });
export type Node = ReturnType<typeof treeOf>;

/** Astro divides a text once more: with a space before it the first line is a divider to it, and shown as one. */
export const withoutFrontMatter = (body: string): string => body.replace(/^(\ufeff?|\s*\n)(?=---|\+\+\+)/, '$1 ');

const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|[/#{]|[\w-]+[/#]|$)/i;

/**
 * What a Markdown text may not have, in Dutch: HTML, pictures, notes, which get an English heading and, on a page of
 * several texts, the same number twice, links that are no address, and a heading of a page, which each page has already.
 * Undefined when it is fine.
 */
export function unwantedIn(markdown: string): string | undefined {
  return unwantedAt(treeOf(markdown));
}

/** Levels of lists and quotations in one another. Deeper texts help no reader, and end the programs that read them. */
export const MOST_NESTED = 50;

function unwantedAt(node: Node, depth = 0): string | undefined {
  if (depth > MOST_NESTED) return `heeft te veel lijsten of citaten in elkaar: hoogstens ${MOST_NESTED / 2}`;
  if (node.type === 'html')
    return `heeft HTML (${node.value.slice(0, 40)}): schrijf Markdown, zoals **vet** en [een link](/pmo)`;
  if (node.type === 'image' || node.type === 'imageReference')
    return 'heeft een foto in de tekst: kies er een bij Foto, of haal haar weg';
  if (node.type === 'footnoteDefinition') return 'heeft een voetnoot ([^…]): noem een bron met {bron:…}';
  if (node.type === 'heading' && node.depth === 1) return 'heeft een kop met één #: begin haar met ##';
  if ((node.type === 'link' || node.type === 'definition') && !ALLOWED_ADDRESS.test(node.url))
    return `heeft een link naar ${node.url.slice(0, 40)}: een adres begint met https://, mailto:, tel: of /`;
  for (const child of 'children' in node ? (node.children as Node[]) : []) {
    const found = unwantedAt(child, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Whether a Markdown text is a single paragraph, without a heading, a list or a table. */
export function isParagraph(markdown: string): boolean {
  const tree = treeOf(markdown);
  const blocks = 'children' in tree ? (tree.children as Node[]) : [];
  return blocks.length === 1 && blocks[0]?.type === 'paragraph';
}
