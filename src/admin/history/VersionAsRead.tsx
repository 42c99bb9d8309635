import { createElement, type ReactNode } from 'react';
import type { RevisionArticle } from '../../shared/contract/articles/revisions.ts';
import { CALLOUT_LABELS, isCallout } from '../../shared/rich-text/blocks.ts';
import { isAllowedImage, isAllowedLink, RICH_TEXT_TAGS } from '../../shared/rich-text/tags.ts';
import type { Language } from '../../shared/text-check/document/document.ts';
import { $language } from '../language/words.tsx';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { t } from './words.ts';

/** The version in the magazine's type. */
export function VersionAsRead({ article }: { article: RevisionArticle }) {
  const { title, category, excerpt, author, image, imageAlt, imageIsDecorative, videoUrl, content, sources, language } =
    article;
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  return (
    <article
      lang={language}
      aria-label={title}
      className="rounded-sm border border-linen/60 bg-surface p-[min(--spacing(5),6.25vw)] sm:p-8"
    >
      <p className="text-xs text-ink-soft">
        {category}
        {author && ` · ${author}`}
      </p>
      <h3 className="mt-2 max-w-(--container-prose) text-2xl wrap-anywhere hyphens-auto">{title}</h3>
      {excerpt && <p className="mt-3 max-w-(--container-prose) text-lg text-ink-soft wrap-anywhere">{excerpt}</p>}
      {image && (
        <StoredImage
          source={image}
          alt={imageIsDecorative ? '' : (imageAlt ?? '')}
          className="mt-6 aspect-[16/10] w-full max-w-(--container-prose) rounded-xs object-cover"
        />
      )}
      {videoUrl && (
        <p className="mt-4 text-sm wrap-anywhere">
          <span lang={$language.get()}>{t('Video:')}</span> {videoUrl}
        </p>
      )}
      <div className="prose mt-8 wrap-anywhere">
        <RichText html={content} language={language} numbers={numbers} />
      </div>
      {sources.length > 0 && (
        <section aria-labelledby="sources_of_version" className="mt-8 border-linen/60 border-t pt-5 text-sm">
          <h4 id="sources_of_version" lang={$language.get()} className="text-lg">
            {t('Sources')}
          </h4>
          <ol className="mt-3 list-decimal space-y-2 pl-6">
            {sources.map(({ id, title: source, publisher, year, address }) => (
              <li key={id} className="wrap-anywhere">
                {source}. {publisher}
                {year !== null && `, ${year}`}
                {address && <span className="block text-ink-soft">{address}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

type RichTextProps = {
  html: string;
  language: Language;
  /** Numbers of the version's sources, by id. */
  numbers: ReadonlyMap<string, number>;
};

/**
 * Renders the body of an old version. It was sanitised when it was saved; tags that are no longer allowed are left out.
 */
function RichText({ html, language, numbers }: RichTextProps) {
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
type Outline = Pick<RichTextProps, 'language' | 'numbers'> & { last: number };

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
