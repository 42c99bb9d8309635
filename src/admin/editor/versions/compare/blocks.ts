/** A paragraph, heading, list item, table cell or picture of an article body. */
export type Block = {
  text: string;
  /** The text with the addresses of its links. */
  textWithLinks: string;
  /** Text and formatting, normalised: TipTap and the server serialise the same body differently. */
  markup: string;
};

const MARKS: Record<string, string> = {
  A: 'a',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  S: 's',
  DEL: 's',
  STRIKE: 's',
  U: 'u',
  CODE: 'code',
  SUB: 'sub',
  SUP: 'sup',
  SPAN: '',
};

/** The non-empty blocks of a body, in order. */
export function parseBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Block = { text: '', textWithLinks: '', markup: '' };
  collect(new DOMParser().parseFromString(html, 'text/html').body, '');
  return blocks;

  function collect(parent: Node, path: string): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) write(node.data.replace(/\s+/g, ' '));
      else if (node instanceof HTMLImageElement) close(path, pictureOf(node));
      else if (node instanceof HTMLBRElement) write('\n');
      else if (node instanceof HTMLElement && node.tagName in MARKS) collectMarked(node, path);
      else if (node instanceof HTMLElement) collectBlock(node, path);
    }
  }

  function collectMarked(element: HTMLElement, path: string): void {
    const mark = MARKS[element.tagName];
    const address = element.getAttribute('href');
    if (mark) open.markup += `<${mark} ${address ?? ''}>`;
    collect(element, path);
    if (mark) open.markup += `</${mark}>`;
    if (address) open.textWithLinks += ` (${address})`;
  }

  function collectBlock(element: HTMLElement, path: string): void {
    close(path);
    // A list item looks the same with or without a paragraph inside.
    const inner = element.tagName === 'P' ? path : `${path}/${element.tagName}`;
    if (element.tagName === 'HR') close(inner, { text: '———', textWithLinks: '———', markup: '' });
    collect(element, inner);
    close(inner);
  }

  function write(text: string): void {
    open.text += text;
    open.textWithLinks += text;
    open.markup += text;
  }

  function close(path: string, next?: Block): void {
    for (const { text, textWithLinks, markup } of next ? [open, next] : [open]) {
      if (text.trim())
        blocks.push({
          text: text.trim(),
          textWithLinks: textWithLinks.trim(),
          markup: `${path}:${markup.trim()}`,
        });
    }
    open = { text: '', textWithLinks: '', markup: '' };
  }
}

function pictureOf(image: HTMLImageElement): Block {
  const text = image.alt ? `Picture: ${image.alt}` : 'Picture without alt text';
  const source = image.getAttribute('src') ?? '';
  return { text, textWithLinks: `${text} (${source})`, markup: `${text} ${source}` };
}
