import { Parser } from 'htmlparser2';
import { type Block, type Link, PICTURE } from './document.ts';

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 li ul ol blockquote pre table thead tbody tr th td div section article figure figcaption hr'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'template']);

/** The blocks of an HTML body, in order. Reads any HTML, in one pass. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let pieces: string[] = [];
  let length = 0;
  let endsWithSpace = true;
  let block = emptyBlock();
  /** Ends where the next one starts, as in a browser. Around several blocks it is a link in each that has text. */
  let link: (Link & { hasText: boolean }) | undefined;
  let unseen = 0;
  let preformatted = 0;

  function add(text: string): void {
    pieces.push(text);
    length += text.length;
    endsWithSpace = /\s$/.test(text);
  }
  function addText(text: string): void {
    const collapsed = preformatted > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' ');
    const fitting = endsWithSpace && preformatted === 0 && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (fitting !== '') add(fitting);
  }
  function finishBlock(): void {
    const text = pieces.join('').trimEnd();
    if (link && length > link.from) addLink(link);
    // Spaces at the end may have been part of a link.
    const within = (offset: number) => Math.min(offset, text.length);
    const linked = block.links.map(({ href, from, to }) => ({ href, from: within(from), to: within(to) }));
    if (text !== '' || linked.length > 0) blocks.push({ ...block, text, links: linked });
    if (link) link.from = 0;
    block = emptyBlock();
    pieces = [];
    length = 0;
    endsWithSpace = true;
  }
  function finishLink(): void {
    if (link && (length > link.from || !link.hasText)) addLink(link);
    link = undefined;
  }
  function addLink(open: NonNullable<typeof link>): void {
    block.links.push({ href: open.href, from: open.from, to: length });
    open.hasText = true;
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'pre') preformatted += 1;
      if (BLOCKS.has(name)) finishBlock();
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level) block.heading = Number(level);
      if (name === 'a') {
        finishLink();
        link = { href: attributes['href'] ?? '', from: length, to: length, hasText: false };
      }
      if (name === 'br') add('\n');
      if (name === 'img') {
        block.pictures.push({ at: length, src: attributes['src'] ?? '', alt: attributes['alt'] ?? '' });
        add(PICTURE);
      }
    },
    ontext: (text) => {
      if (unseen === 0) addText(text);
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (name === 'pre') preformatted -= 1;
      if (name === 'a') finishLink();
      if (BLOCKS.has(name)) finishBlock();
    },
  });
  parser.end(html);
  finishBlock();
  return blocks;
}

const emptyBlock = (): Block => ({ heading: 0, text: '', links: [], pictures: [] });
