import type { Run } from './words.ts';

/** A paragraph, heading, list item, table cell or picture of an article body. */
export type Block = {
  /** The text with its formatting; the address of a link follows its text. */
  runs: Run[];
  text: string;
  /** Text and formatting, normalised: TipTap and the server serialise the same body differently. */
  markup: string;
  /** Source of a picture. */
  picture?: string;
};

const MARKS: Record<string, string> = {
  A: '',
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
  let runs: Run[] = [];
  collect(new DOMParser().parseFromString(html, 'text/html').body, '', []);
  return blocks;

  function collect(parent: Node, path: string, marks: string[]): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) write(node.data.replace(/\s+/g, ' '), marks);
      else if (node instanceof HTMLImageElement) closeBefore(pictureOf(node), path);
      else if (node instanceof HTMLBRElement) write('\n', []);
      else if (node instanceof HTMLElement && node.tagName in MARKS) collectMarked(node, path, marks);
      else if (node instanceof HTMLElement) collectBlock(node, path);
    }
  }

  function collectMarked(element: HTMLElement, path: string, marks: string[]): void {
    const mark = MARKS[element.tagName];
    collect(element, path, mark ? [...new Set([...marks, mark])].sort() : marks);
    const address = element.getAttribute('href');
    if (address) write(` (${address})`, []);
  }

  function collectBlock(element: HTMLElement, path: string): void {
    close(path);
    // A list item looks the same with or without a paragraph inside.
    const inner = element.tagName === 'P' ? path : `${path}/${element.tagName}`;
    if (element.tagName === 'HR') closeBefore(blockOf([{ text: '———', marks: '' }], inner), inner);
    collect(element, inner, []);
    close(inner);
  }

  function write(text: string, marks: string[]): void {
    const last = runs.at(-1);
    const names = marks.join(' ');
    if (last?.marks === names) last.text += text;
    else runs.push({ text, marks: names });
  }

  function closeBefore(block: Block, path: string): void {
    close(path);
    blocks.push(block);
  }

  function close(path: string): void {
    const block = blockOf(trimmed(runs), path);
    if (block.text) blocks.push(block);
    runs = [];
  }
}

function trimmed(runs: Run[]): Run[] {
  return runs
    .map(({ text, marks }, at) => {
      const start = at === 0 ? text.trimStart() : text;
      return { text: at === runs.length - 1 ? start.trimEnd() : start, marks };
    })
    .filter(({ text }) => text !== '');
}

const blockOf = (runs: Run[], path: string): Block => ({
  runs,
  text: runs.map(({ text }) => text).join(''),
  markup: `${path}:${runs.map(({ text, marks }) => `<${marks}>${text}`).join('')}`,
});

function pictureOf(image: HTMLImageElement): Block {
  const picture = image.getAttribute('src') ?? '';
  const text = image.alt ? `Picture: ${image.alt}` : 'Picture without alt text';
  return { runs: [{ text, marks: '' }], text, markup: `${text} ${picture}`, picture };
}
