import { createElement, type ReactNode } from 'react';
import { CALLOUTS, isCallout } from '../../../shared/rich-text/blocks.ts';
import { isAllowedImage, isAllowedLink, RICH_TEXT_TAGS } from '../../../shared/rich-text/tags.ts';
import { StoredImage } from '../../uploads/StoredImage.tsx';

type Props = {
  html: string;
  /** Of the sources of that version, by their ids. */
  numbers: ReadonlyMap<string, number>;
};

/** The body of an old version. It was sanitised when it was saved; this shows no more than bodies may hold today. */
export function RichText({ html, numbers }: Props) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{renderChildren(body, { last: OUTER_LEVEL, numbers })}</>;
}

/** The title above the body is a heading of this level. */
const OUTER_LEVEL = 3;
/** React's names of attributes. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Their text is no text of the article. */
const WITHOUT_TEXT = ['script', 'style', 'iframe', 'object', 'noscript', 'template'];

/** `last` is the level of the last heading: a heading never skips a level of the page, however it looks. */
type Outline = Pick<Props, 'numbers'> & { last: number };

const renderChildren = (parent: Node, outline: Outline): ReactNode[] =>
  [...parent.childNodes].map((node, at) => renderNode(node, at, outline));

function renderNode(node: Node, key: number, outline: Outline): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (WITHOUT_TEXT.includes(tag)) return null;
  if (tag === 'img') return renderImage(node, key);
  const inner = () => (node.hasChildNodes() ? renderChildren(node, outline) : undefined);
  if (tag === 'sup') return <sup key={key}>{outline.numbers.get(node.dataset['source'] ?? '')}</sup>;
  if (!(tag in RICH_TEXT_TAGS)) return inner();
  if (/^h[1-3]$/.test(tag)) {
    const level = Number(tag[1]);
    outline.last = Math.min(OUTER_LEVEL + level, outline.last + 1);
    return createElement(`h${outline.last}`, { key, 'data-level': level }, inner());
  }
  const attributes = { key, ...attributesOf(node, tag as keyof typeof RICH_TEXT_TAGS) };
  // Nothing of a version is overlooked because it is closed.
  if (tag === 'details') return createElement(tag, { ...attributes, open: true }, inner());
  const { video } = node.dataset;
  if (video) return createElement(tag, attributes, inner(), <span className="text-xs break-all">{video}</span>);
  return createElement(tag, { ...attributes, ...calledByLabel(node) }, inner());
}

/** The label that a style sheet shows above a call-out, for screen readers. */
function calledByLabel({ dataset }: HTMLElement): object {
  const { callout } = dataset;
  return isCallout(callout) ? { role: 'note', 'aria-label': CALLOUTS[callout] } : {};
}

function renderImage(node: HTMLElement, key: number): ReactNode {
  const source = node.getAttribute('src') ?? '';
  return isAllowedImage(source) && <StoredImage key={key} source={source} alt={node.getAttribute('alt') ?? ''} />;
}

function attributesOf(node: HTMLElement, tag: keyof typeof RICH_TEXT_TAGS): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name of RICH_TEXT_TAGS[tag] as readonly string[]) {
    const value = node.getAttribute(name);
    if (value !== null && (name !== 'href' || isAllowedLink(value))) attributes[REACT_NAMES[name] ?? name] = value;
  }
  // The history stays open.
  return attributes['href'] ? { ...attributes, target: '_blank', rel: 'noopener noreferrer' } : attributes;
}
