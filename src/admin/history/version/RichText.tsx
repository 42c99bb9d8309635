import { createElement, type ReactNode } from 'react';
import { CALLOUT_LABELS, isCallout } from '../../../shared/rich-text/blocks.ts';
import { isAllowedImage, isAllowedLink, RICH_TEXT_TAGS } from '../../../shared/rich-text/tags.ts';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { StoredImage } from '../../uploads/StoredImage.tsx';

type Props = {
  html: string;
  language: Language;
  /** Numbers of the version's sources, by id. */
  numbers: ReadonlyMap<string, number>;
};

/**
 * Renders the body of an old version. It was sanitised when it was saved; tags that are no longer allowed are left out.
 */
export function RichText({ html, language, numbers }: Props) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{renderChildren(body, { last: OUTER_LEVEL, language, numbers })}</>;
}

/** The title above the body is a heading of this level. */
const OUTER_LEVEL = 3;
/** React's spelling of attributes. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Elements whose text is not part of the article. */
const WITHOUT_TEXT = ['script', 'style', 'iframe', 'object', 'noscript', 'template'];

/** `last` is the level of the previous heading: the rendered levels never skip one. */
type Outline = Pick<Props, 'language' | 'numbers'> & { last: number };

const renderChildren = (parent: Node, outline: Outline): ReactNode[] =>
  [...parent.childNodes].map((node, at) => renderNode(node, at, outline));

function renderNode(node: Node, key: number, outline: Outline): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (WITHOUT_TEXT.includes(tag)) return null;
  if (tag === 'img') return renderImage(node, key);
  const inner = () => (node.hasChildNodes() ? renderChildren(node, outline) : undefined);
  const { source } = node.dataset;
  if (tag === 'sup' && source) return <sup key={key}>{outline.numbers.get(source)}</sup>;
  if (!(tag in RICH_TEXT_TAGS)) return inner();
  if (/^h[1-3]$/.test(tag)) {
    const level = Number(tag[1]);
    outline.last = Math.min(OUTER_LEVEL + level, outline.last + 1);
    return createElement(`h${outline.last}`, { key, 'data-level': level }, inner());
  }
  const attributes = { key, ...attributesOf(node, tag as keyof typeof RICH_TEXT_TAGS) };
  // Details are open, so that no part of a version is overlooked.
  if (tag === 'details') return createElement(tag, { ...attributes, open: true }, inner());
  const { video } = node.dataset;
  if (video) return createElement(tag, attributes, inner(), <span className="text-xs break-all">{video}</span>);
  return createElement(tag, { ...attributes, ...labelProps(node, outline) }, inner());
}

/** The label that a style sheet shows above a call-out, for screen readers. */
function labelProps({ dataset }: HTMLElement, { language }: Outline): object {
  const { callout } = dataset;
  return isCallout(callout) ? { role: 'note', 'aria-label': CALLOUT_LABELS[language][callout] } : {};
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
  // Links open in a new tab, so that the history stays open.
  return attributes['href'] ? { ...attributes, target: '_blank', rel: 'noopener noreferrer' } : attributes;
}
