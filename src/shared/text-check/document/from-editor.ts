import { type Callout, isCallout } from '../../rich-text/blocks.ts';
import { raisedInPlace } from '../../rich-text/raised.ts';
import { type Block, type Link, PICTURE, type Place } from './document.ts';

/** The part of a ProseMirror node that is read here. */
type EditorNode = {
  type: { name: string };
  attrs: Record<string, unknown>;
  isText: boolean;
  isTextblock: boolean;
  nodeSize: number;
  text?: string | undefined;
  marks: readonly { type: { name: string }; attrs: Record<string, unknown> }[];
  forEach: (visit: (child: EditorNode, offset: number) => void) => void;
  descendants: (visit: (node: EditorNode, position: number) => boolean | undefined) => void;
};

/** A block with the position of its first character in the editor's document. */
export type EditorBlock = Block & { position: number };

/** The blocks of the editor's document, also empty ones, which have a position too. */
export function blocksOfEditor(document: EditorNode): EditorBlock[] {
  const blocks: EditorBlock[] = [];
  const callouts: { kind: Callout; end: number }[] = [];
  document.descendants((node, position) => {
    while (callouts.length > 0 && (callouts.at(-1)?.end ?? 0) <= position) callouts.pop();
    const around = callouts.at(-1);
    const callout = around && { callout: around.kind };
    const kind = String(node.attrs['data-callout'] ?? '');
    if (isCallout(kind)) callouts.push({ kind, end: position + node.nodeSize });
    else if (node.isTextblock) blocks.push({ ...readTextBlock(node), ...callout, position: position + 1 });
    else if (node.type.name === 'image') {
      blocks.push({ heading: 0, text: PICTURE, links: [], pictures: [pictureOf(node, 0)], ...callout, position });
    }
    return !node.isTextblock;
  });
  return blocks;
}

/** The positions of a place of the body, to jump to. Undefined when its block no longer exists. */
export function editorRange(blocks: readonly EditorBlock[], { part, block, from, to }: Place) {
  const found = part === 'body' && block !== undefined ? blocks[block] : undefined;
  return found && { from: found.position + from, to: found.position + Math.min(to, found.text.length) };
}

/** The same words after an edit has moved them; the old place when they no longer exist. */
export function findPlace(blocks: readonly Block[], place: Place): Place {
  const { block, from, to, quote } = place;
  const standsAt = (index: number, offset: number) => blocks[index]?.text.startsWith(quote, offset) ?? false;
  if (place.part !== 'body' || block === undefined || quote === '' || standsAt(block, from)) return place;
  const distance = (index: number) => Math.abs(index - block);
  const [nearest] = blocks
    .flatMap(({ text }, index) => (text.includes(quote) ? [index] : []))
    .sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) return place;
  const moved = blocks[nearest]?.text.indexOf(quote) ?? 0;
  return { ...place, block: nearest, from: moved, to: moved + to - from };
}

function readTextBlock(node: EditorNode): Block {
  let text = '';
  const links: Link[] = [];
  const pictures: Block['pictures'] = [];
  node.forEach((child) => {
    const href = child.marks.find(({ type }) => type.name === 'link')?.attrs['href'];
    const from = text.length;
    if (child.type.name === 'image') pictures.push(pictureOf(child, from));
    if (child.isText) text += isRaised(child) ? raisedInPlace(child.text ?? '') : (child.text ?? '');
    else text += (child.type.name === 'hardBreak' ? '\n' : PICTURE).padEnd(child.nodeSize, PICTURE);
    if (typeof href !== 'string') return;
    const before = links.at(-1);
    // Bold within a link makes two nodes of it.
    if (before?.href === href && before.to === from) before.to = text.length;
    else links.push({ href, from, to: text.length });
  });
  const heading = node.type.name === 'heading' ? Number(node.attrs['level']) : 0;
  return { heading, text, links, pictures };
}

const isRaised = ({ marks }: EditorNode) => marks.some(({ type }) => type.name === 'superscript');

const pictureOf = ({ attrs }: EditorNode, at: number): Block['pictures'][number] => ({
  at,
  src: String(attrs['src'] ?? ''),
  alt: String(attrs['alt'] ?? ''),
  ...(Boolean(attrs['data-decorative']) && { isDecorative: true }),
});
