/** A part of a post: text of the classic editor, or a block with what is in it. */
export type Part = { text: string } | Block;
export type Block = {
  /** Without `core/`. */
  name: string;
  settings: Record<string, unknown>;
  /** Its own HTML and the blocks within, in order. */
  parts: Part[];
};

/** In the place of a block that the old site showed to nobody. */
export const HIDDEN = 'hidden';
/** More than any writer nests; deeper ones count for nothing. */
const DEEPEST = 100;

type Delimiter = { name: string; settings: Record<string, unknown>; isEnd: boolean; isClosed: boolean };

/**
 * The blocks of a post, by the grammar of WordPress's block comments: `<!-- wp:name {settings} -->`, `<!-- /wp:name -->`
 * and `<!-- wp:name /-->`. A block without its end reaches to the end of the post; an end without a block counts for
 * nothing. Takes linear time.
 */
export function readBlocks(content: string): Part[] {
  const root: Block = { name: '', settings: {}, parts: [] };
  const open: Block[] = [root];
  const inside = () => open.at(-1) ?? root;
  const depths = new Map<string, number>();
  let position = 0;
  for (;;) {
    const start = content.indexOf('<!--', position);
    const end = start < 0 ? -1 : content.indexOf('-->', start + 4);
    if (end < 0) break;
    const delimiter = readDelimiter(content.slice(start + 4, end));
    addText(inside(), content.slice(position, start));
    position = end + 3;
    // Any other comment, such as `<!--more-->`, is no part of the text, which goes on behind it; but not on another page.
    if (!delimiter) {
      if (content.slice(start + 4, end).trim() === 'nextpage') addText(inside(), '\n\n');
      continue;
    }
    const { name, settings, isEnd, isClosed } = delimiter;
    const depth = depths.get(name) ?? 0;
    if (isEnd) {
      if (depth === 0) continue;
      // Blocks that were not ended end with the one around them.
      for (let ended = open.pop(); ended; ended = open.pop()) {
        depths.set(ended.name, (depths.get(ended.name) ?? 1) - 1);
        if (ended.name === name) break;
      }
      continue;
    }
    if (open.length > DEEPEST) continue;
    const block: Block = { name, settings, parts: [] };
    inside().parts.push(isHidden(settings) ? { name: HIDDEN, settings: {}, parts: [] } : block);
    if (isClosed) continue;
    open.push(block);
    depths.set(name, depth + 1);
  }
  addText(inside(), content.slice(position));
  return root.parts;
}

/** By “Hide” in the menu of a block, which takes what is in it along. */
const isHidden = ({ metadata }: Block['settings']): boolean =>
  (metadata as { blockVisibility?: unknown } | null | undefined)?.blockVisibility === false;

function addText({ parts }: Block, text: string): void {
  const last = parts.at(-1);
  if (last && 'text' in last) last.text += text;
  else if (text) parts.push({ text });
}

function readDelimiter(comment: string): Delimiter | undefined {
  const written = comment.trim();
  const [whole, end, name] = /^(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)(?=[\s/]|$)/.exec(written) ?? [];
  if (!whole || !name) return undefined;
  const isClosed = written.endsWith('/');
  const settings = written.slice(whole.length, isClosed ? -1 : undefined).trim();
  return { name: name.replace(/^core\//, ''), settings: readSettings(settings), isEnd: end === '/', isClosed };
}

function readSettings(json: string): Record<string, unknown> {
  try {
    const settings: unknown = json ? JSON.parse(json) : {};
    return settings !== null && typeof settings === 'object' ? (settings as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
