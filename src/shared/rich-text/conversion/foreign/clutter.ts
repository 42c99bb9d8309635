import { textVideoUrl } from '../../blocks.ts';
import { hides, isBlock, isHidden, isInvisible } from '../elements.ts';
import { type LeftOut, type LeftOutKind, leaveOut } from '../left-out.ts';
import { dropUnderline, styleOf } from '../styles.ts';
import {
  COMMENT,
  classesOf,
  closest,
  type Element,
  element,
  isElement,
  type Node,
  named,
  setChildren,
  text,
  textOf,
} from '../tree.ts';
import { removeComments } from './comments.ts';

/** Smaller drawings are icons. */
const ICON_PX = 64;

/** What becomes of an element: it is dropped, left out by name, or other nodes stand for it; else it stays. */
type Verdict = 'drop' | LeftOutKind | readonly Node[] | undefined;

/** Takes out what is not text, and counts what the user might miss. */
export function removeClutter(root: Element, leftOut: LeftOut): void {
  removeComments(root, leftOut);
  clean(root, 0);

  function clean(parent: Element, quotes: number): void {
    const kept: Node[] = [];
    const take = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        const verdict = isElement(node) ? judge(node, quotes) : undefined;
        if (verdict === 'drop') continue;
        if (typeof verdict === 'string') {
          leaveOut(leftOut, verdict);
          if (isElement(node)) kept.push(gap(isLine(node)));
        } else if (verdict) take(verdict);
        else {
          if (isElement(node)) clean(node, quotes + (node.name === 'blockquote' ? 1 : 0));
          kept.push(node);
        }
      }
    };
    take(parent.children);
    setChildren(parent, kept);
  }
}

const HIDDEN_CLASSES =
  /^(?:mw-editsection|mw-jump-link|sr-only|(?:[\w-]+-)?visually-?hidden|screen-reader-text|show-for-sr|material-(?:icons|symbols)(?:-\w+)?)$/;
/** The sign between the figures of ½, which is drawn as a line. */
const SIGN_OF_FRACTION = /^\s*[/+\u2044]\s*$/;
const MENU_ROLES = /^(?:navigation|contentinfo|tablist)$/;

function judge(node: Element, quotes: number): Verdict {
  const { name, attributes } = node;
  const style = styleOf(node);
  const classes = classesOf(node);
  if (name === COMMENT) return 'drop';
  if (isHidden(node, style)) return 'drop';
  if (isInvisible(node, style)) {
    // It takes room all the same: a cell that of its column, an item its number.
    if (!/^(?:t[dh]|li)$/.test(name))
      return hides(style) && (isLine(node) || textOf(node) !== '') ? [gap(breaksLine(node))] : 'drop';
    node.children = [];
    attributes['style'] += ';visibility:visible';
  }
  if (classes.some((used) => HIDDEN_CLASSES.test(used)) && !SIGN_OF_FRACTION.test(textOf(node))) return 'drop';
  if (isLineAboveNotes(node)) return 'drop';
  if (name === 'del' || classes.includes('msoDel')) return deletion(node);
  if (name === 'ins' || classes.includes('msoIns')) return accept(node);
  if (isOfContents(node)) return isFirstOfContents(node) ? 'contents' : 'drop';
  if (name === 'nav' || MENU_ROLES.test(attributes['role'] ?? '') || attributes['id'] === 'mw-navigation')
    return textOf(node).trim() === '' ? 'drop' : 'menu';
  if (name === 'blockquote' && quotes >= 3) return node.children;
  return judgeEmbedded(node);
}

function judgeEmbedded(node: Element): Verdict {
  const { name, attributes } = node;
  if (name === 'iframe') return videoOf(node) ?? (frameAddress(attributes) || attributes['srcdoc'] ? 'page' : 'drop');
  if (name === 'object' || name === 'embed') return 'page';
  if (name === 'video' || name === 'audio') return 'recording';
  if (name === 'canvas') return 'drawing';
  if (name === 'svg') return isIcon(node) ? 'drop' : 'drawing';
  if (name === 'math') return 'formula';
  if (name === 'rt') return textOf(node).trim() === '' ? 'drop' : [text('('), ...node.children, text(')')];
  if (name === 'select' || name === 'textarea') return 'field';
  if (name === 'input') return /^(?:hidden|checkbox)$/i.test(attributes['type'] ?? '') ? 'drop' : 'field';
  if (name === 'img' && attributes['aria-roledescription'] === 'checkbox') return 'drop';
  if (name !== 'button') return undefined;
  // What it opens stands below it.
  if (attributes['aria-expanded'] !== undefined || attributes['aria-controls'] !== undefined)
    return [element('div', {}, [element('span', attributes, node.children)])];
  if (isInTitle(node)) return [element('span', attributes, node.children)];
  return textOf(node).trim() === '' ? 'drop' : 'button';
}

/** Accepts a tracked insertion: its words stay, without the line below them. */
function accept(node: Element): Verdict {
  node.name = isBlock(node, styleOf(node)) ? 'div' : 'span';
  dropUnderline(node);
  return undefined;
}

/** A tracked deletion. Without a date or an author `<del>` is just struck through. */
function deletion(node: Element): Verdict {
  const isTracked =
    node.attributes['cite'] !== undefined ||
    node.attributes['datetime'] !== undefined ||
    classesOf(node).includes('msoDel');
  if (!isTracked) return undefined;
  return textOf(node).trim() === '' ? 'drop' : 'deletion';
}

/** Keeps the words before and after it apart. */
const gap = (isOfLine: boolean): Node => (isOfLine ? element('div') : text(' '));
const isLine = (node: Element): boolean => isBlock(node, styleOf(node));

/** A block, or something with a block in it. A button or a player is one box in its line, whatever is in it. */
const breaksLine = (node: Element): boolean =>
  isLine(node) || (!isBox(node) && node.children.some((child) => isElement(child) && breaksLine(child)));
const isBox = (node: Element): boolean =>
  node.name === 'button' ? !isInTitle(node) : /^(?:audio|canvas|math|object|svg|video)$/.test(node.name);
const isInTitle = ({ parent }: Element): boolean =>
  closest(parent, named('h1', 'h2', 'h3', 'h4', 'summary')) !== undefined;

/** Word's line above its footnotes. */
const isLineAboveNotes = ({ name, attributes }: Element): boolean =>
  name === 'hr' && attributes['width'] === '33%' && attributes['align'] === 'left';

const isOfContents = (node: Element): boolean =>
  classesOf(node).some((name) => name.startsWith('MsoToc') || name === 'TOC') ||
  Boolean(node.attributes['id']?.startsWith('Table of Contents'));

/** The lines of a table of contents count as one. */
function isFirstOfContents(node: Element): boolean {
  const siblings = node.parent?.children.filter((child) => isElement(child)) ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return !before || !isOfContents(before);
}

/** The address of a frame, also of one that its page loads when it comes in sight. */
export const frameAddress = (attributes: Element['attributes']): string | undefined =>
  ['src', 'data-src', 'data-lazy-src', 'data-cmp-src', 'data-cookieblock-src']
    .map((name) => attributes[name])
    .find((address) => address && !/^(?:about:|data:|javascript:)/i.test(address));

/** A player of Vimeo or YouTube is a video, which plays on click. */
function videoOf({ attributes }: Element): readonly Node[] | undefined {
  const address = frameAddress(attributes)?.replace(/^\/\//, 'https://');
  const player = textVideoUrl(address) ?? textVideoUrl(address?.replace('youtube-nocookie.com', 'youtube.com'));
  return player === undefined
    ? undefined
    : [element('p', { 'data-video': player }, [text(attributes['title'] || 'Video')])];
}

function isIcon({ attributes, parent, children }: Element): boolean {
  if (children.length > 0) return false;
  if (attributes['aria-hidden'] === 'true') return true;
  if (closest(parent, named('a', 'button', 'summary', 'h1', 'h2', 'h3', 'h4'))) return true;
  const [, , width, height] = (attributes['viewBox'] ?? '').split(/[\s,]+/);
  const sides = [attributes['width'] ?? width, attributes['height'] ?? height];
  return sides.every((side) => side === undefined || Number.parseFloat(side) <= ICON_PX);
}
