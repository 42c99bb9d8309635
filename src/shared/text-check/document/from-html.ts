import { Parser } from 'htmlparser2';
import { type Callout, isCallout } from '../../rich-text/blocks.ts';
import { raisedInPlace } from '../../rich-text/raised.ts';
import { type Block, type Link, PICTURE } from './document.ts';

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 li ul ol blockquote pre table thead tbody tr th td div section article aside figure figcaption details summary dl dt dd hr'.split(
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
  /**
   * A link ends where the next one starts, as in a browser. Around several blocks it is a link in each that has text.
   */
  let link: (Link & { hasText: boolean }) | undefined;
  /** Whether the open heading has words or a picture, which may be blocks of their own. */
  let hasHeadingContent = false;
  let unseen = 0;
  let preformatted = 0;
  let raised = 0;
  /** The kinds of the surrounding asides; undefined for an aside that is not a call-out. */
  const asides: (Callout | undefined)[] = [];

  function add(text: string): void {
    pieces.push(text);
    length += text.length;
    endsWithSpace = /\s$/.test(text);
  }
  function addText(text: string): void {
    const collapsed = preformatted > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' ');
    const fitting = endsWithSpace && preformatted === 0 && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (fitting !== '') add(raised > 0 ? raisedInPlace(fitting) : fitting);
  }
  function finishBlock({ keepsEmpty = false } = {}): void {
    const text = pieces.join('').trimEnd();
    if (link && length > link.from) addLink(link);
    // Trailing spaces may have been part of a link.
    const within = (offset: number) => Math.min(offset, text.length);
    const linked = block.links.map(({ href, from, to }) => ({ href, from: within(from), to: within(to) }));
    const callout = asides.findLast(Boolean);
    if (text !== '' || linked.length > 0 || keepsEmpty)
      blocks.push({ ...block, text, links: linked, ...(callout && { callout }) });
    hasHeadingContent ||= text !== '';
    if (link) link.from = 0;
    block = emptyBlock();
    pieces = [];
    length = 0;
    endsWithSpace = true;
  }
  /** A picture without text before it is a block of its own, as in the editor. */
  function finishPicture(): void {
    const { heading } = block;
    block.heading = 0;
    finishBlock();
    block.heading = heading;
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
      if (name === 'sup') raised += 1;
      if (BLOCKS.has(name)) finishBlock();
      if (name === 'aside') asides.push(kindOf(attributes['data-callout']));
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level) {
        block.heading = Number(level);
        hasHeadingContent = false;
      }
      if (name === 'a') {
        finishLink();
        link = { href: attributes['href'] ?? '', from: length, to: length, hasText: false };
      }
      if (name === 'br') add('\n');
      if (name === 'img') {
        const isFirst = length === 0;
        block.pictures.push({
          at: length,
          src: attributes['src'] ?? '',
          alt: attributes['alt'] ?? '',
          ...('data-decorative' in attributes && { isDecorative: true }),
        });
        add(PICTURE);
        if (isFirst && !link) finishPicture();
      }
    },
    ontext: (text) => {
      if (unseen === 0) addText(text);
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (name === 'pre') preformatted -= 1;
      if (name === 'sup') raised -= 1;
      if (name === 'a') finishLink();
      if (BLOCKS.has(name)) finishBlock({ keepsEmpty: block.heading > 0 && !hasHeadingContent });
      if (name === 'aside') asides.pop();
    },
  });
  parser.end(html);
  finishBlock();
  return blocks;
}

const kindOf = (kind: string | undefined) => (isCallout(kind) ? kind : undefined);

const emptyBlock = (): Block => ({ heading: 0, text: '', links: [], pictures: [] });
