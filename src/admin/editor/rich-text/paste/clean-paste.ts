import { Slice } from '@tiptap/pm/model';
import { ownPath } from '../../../../shared/addresses/web-address.ts';
import { isRemoteImage, localPicturePath } from '../../../../shared/pictures/picture.ts';
import { convert, isOwnDocument } from '../../../../shared/rich-text/conversion/convert.ts';
import type { LeftOut } from '../../../../shared/rich-text/conversion/left-out.ts';
import {
  all,
  COMMENT,
  type Element,
  element,
  formulaName,
  type Node,
  named,
  remove,
  text,
} from '../../../../shared/rich-text/conversion/tree.ts';
import { isAllowedImage } from '../../../../shared/rich-text/tags.ts';
import { pendingCopy, pendingSource } from '../images/pending-images.ts';

/**
 * Converts pasted HTML as each door does, and makes copies of its pictures. What was copied in an editor of this site
 * stays unchanged: it says where it is open. `onLeftOut` gets the count of what was dropped.
 */
export function cleanPaste(html: string, pictures: PastedPictures, onLeftOut?: (leftOut: LeftOut) => void): string {
  const body = parsePasted(html);
  if (body.querySelector('[data-pm-slice]') && isFromEditor(treeOf(body))) return withPendingPictures(body, pictures);
  const { html: converted, leftOut } = convert(treeOf(body), {
    pictureSource: (source) => sourceOfPasted(source, pictures),
    linkAddress: (address) => ownPath(address, [location.origin]) ?? address,
  });
  // They are counted where their remedy is named.
  const { picture: _, ...others } = leftOut;
  onLeftOut?.(others);
  return converted;
}

/** Sites with the same editor mark copies the same way, but add more. */
function isFromEditor(tree: Element): boolean {
  for (const { attributes } of all(tree, () => true)) delete attributes['data-pm-slice'];
  for (const meta of all(tree, named('meta'))) remove(meta);
  return isOwnDocument(tree);
}

function withPendingPictures(body: HTMLElement, pictures: PastedPictures): string {
  for (const image of body.querySelectorAll('img')) {
    const copying = image.getAttribute('data-copy');
    const source = copying === null ? (image.getAttribute('src') ?? '') : pendingCopy(copying);
    const src = sourceOfPasted(source, pictures);
    image.removeAttribute('data-copy');
    if (src === undefined) image.remove();
    else image.setAttribute('src', src);
  }
  return body.innerHTML;
}

/** XHTML's `<title/>`: an HTML parser would read all that follows as the title. */
const CLOSED_AT_ONCE = /<((title|script|style|textarea|iframe|noscript)\b[^<>]*)\/>/gi;

/** The body of pasted HTML, in a document that loads and runs nothing. */
const parsePasted = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    `<!doctype html><body>${renameStyleAttributes(withoutStyleElements(html.replace(CLOSED_AT_ONCE, '<$1></$2>')))}`,
    'text/html',
  ).body;

/**
 * The browser's tree in the form of the conversion. The browser and the server's parser both follow the HTML standard:
 * the same HTML becomes the same tree.
 */
const treeOf = (body: HTMLElement): Element => element('body', {}, [...body.childNodes].flatMap(copied));

function copied(node: ChildNode): Node[] {
  if (node.nodeType === globalThis.Node.TEXT_NODE) return [{ text: node.nodeValue ?? '', parent: undefined }];
  if (node.nodeType === globalThis.Node.COMMENT_NODE) return [element(COMMENT, { text: node.nodeValue ?? '' })];
  if (!(node instanceof globalThis.Element)) return [];
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [written(name), value]));
  // The words of a drawing tell it from an icon.
  if (node.namespaceURI === 'http://www.w3.org/1998/Math/MathML')
    return [element(formulaName(node.localName), attributes, [...node.childNodes].flatMap(copied))];
  if (!(node instanceof HTMLElement))
    return [element('svg', attributes, node.querySelector('text') ? [text('words')] : [])];
  return [
    element(node.localName === SHEET ? 'style' : node.localName, attributes, [...node.childNodes].flatMap(copied)),
  ];
}

/** Read as a style sheet is, character by character, but applied by no browser: the security policy reports sheets. */
const SHEET = 'noframes';
const withoutStyleElements = (html: string) => html.replace(/<(\/?)style\b/gi, `<$1${SHEET}`);

const written = (name: string) => (name === 'data-style' ? 'style' : name);

/**
 * Renames `style` to `data-style` and event handlers likewise: the security policy reports them even in documents that
 * are never shown.
 */
function renameStyleAttributes(html: string): string {
  const begins = /<[a-z]/gi;
  let [renamed, done] = ['', 0];
  for (let tag = begins.exec(html); tag; tag = begins.exec(html)) {
    const end = endOfTag(html, tag.index);
    // A tag that never closes is not a tag.
    if (end === undefined) break;
    renamed +=
      html.slice(done, tag.index) + html.slice(tag.index, end).replace(/\s(?=(?:style|on\w+)\s*=)/gi, ' data-');
    done = begins.lastIndex = end;
  }
  return renamed + html.slice(done);
}

/**
 * The position after a tag's `>`, ignoring those inside quotes. In one pass: a pattern would try every quote of a
 * broken page.
 */
function endOfTag(html: string, start: number): number | undefined {
  const marks = /[>"']/g;
  marks.lastIndex = start;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === '>') return marks.lastIndex;
    const close = html.indexOf(mark[0], marks.lastIndex);
    if (close < 0) return undefined;
    marks.lastIndex = close + 1;
  }
  return undefined;
}

/** ProseMirror takes a list out of the quotation or the call-out that a paste begins with. */
export function withFirstBox(slice: Slice): Slice {
  const first = slice.content.firstChild;
  const isBox = first?.type.name === 'blockquote' || first?.type.name === 'callout';
  if (!isBox || first.firstChild?.isTextblock !== false) return slice;
  return new Slice(slice.content, 0, slice.content.childCount === 1 ? 0 : slice.openEnd);
}

export type PastedPictures = {
  /** Whether the text already links to this picture of another website, by the user's choice. */
  isLinked: (address: string) => boolean;
  /** Registers a picture embedded in the HTML; returns its source until it is uploaded. */
  addFile: (file: File) => string;
  /** Counts a picture that cannot be fetched: it is on the author's disk or inside another program. */
  countUnavailable: () => void;
};

/**
 * The source that a pasted picture gets: a remote or embedded one becomes a pending copy. Undefined, and counted, for
 * one that cannot be fetched.
 */
function sourceOfPasted(source: string, { isLinked, addFile, countUnavailable }: PastedPictures) {
  if (pendingSource(source) !== undefined) return source;
  if (isRemoteImage(source)) {
    const local = localPicturePath(source, location.origin);
    return local ?? (isLinked(source) ? source : pendingCopy(source));
  }
  if (isAllowedImage(source)) return source;
  const file = fileOf(source);
  if (file) return addFile(file);
  countUnavailable();
  return undefined;
}

/** Decodes a data URL by hand: the security policy forbids fetching it. */
function fileOf(source: string): File | undefined {
  const [, type = '', isBase64, data = ''] = /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(source) ?? [];
  if (!type) return undefined;
  try {
    const text = decodeURIComponent(data);
    const bytes = isBase64
      ? Uint8Array.from(atob(text.replace(/\s/g, '')), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(text);
    return new File([bytes], 'a picture in the text', { type });
  } catch {
    return undefined;
  }
}
