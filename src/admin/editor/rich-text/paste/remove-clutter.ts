import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import type { LeftOut, LeftOutKind } from './left-out.ts';
import { unwrap } from './pasted-formatting.ts';
import { removeComments } from './remove-comments.ts';

/** Invisible elements, and those that only work on their page. */
const UNSEEN = `nav, [role="navigation"], [role="contentinfo"], [role="tablist"], #mw-navigation, .mw-jump-link,
  script, meta, link, title, xml, head, base, style, template, source, track, img + noscript,
  [hidden]:not([hidden="until-found"]), .mw-editsection, .sr-only, .visually-hidden, .screen-reader-text,
  .nhsuk-u-visually-hidden, .Apple-interchange-newline, img[aria-roledescription="checkbox"], [data-style*="page-break"] > br,
  br[data-style*="page-break"], br[clear], hr[width="33%"]`;
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all/i;
/** A tracked deletion. Without a date or an author `<del>` is just struck through. */
const DELETIONS = 'del[cite], del[datetime], .msoDel';
/** Smaller drawings are icons. */
const ICON_PX = 64;

/** Removes what is not text, and counts what the user might miss. */
export function removeClutter(body: HTMLElement): LeftOut {
  const leftOut: LeftOut = {};
  const leaveOut = (kind: LeftOutKind, elements: Iterable<ChildNode>) => {
    for (const element of elements) {
      if (body.contains(element)) leftOut[kind] = (leftOut[kind] ?? 0) + 1;
      element.remove();
    }
  };
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  for (const element of body.querySelectorAll('[data-style]'))
    if (HIDDEN.test(element.getAttribute('data-style') ?? '')) element.remove();
  removeComments(body, (comments) => leaveOut('comment', comments));
  leaveOut('deletion', [...body.querySelectorAll(DELETIONS)].filter(hasText));
  for (const inserted of body.querySelectorAll('ins, .msoIns')) unwrap(inserted);
  leaveOut('contents', contentsOf(body));
  for (const frame of body.querySelectorAll('iframe[src]')) keepVideo(frame);
  leaveOut('page', body.querySelectorAll('iframe, object, embed'));
  leaveOut('recording', body.querySelectorAll('video, audio'));
  for (const formula of body.querySelectorAll(
    'img.mwe-math-fallback-image-inline, img.mwe-math-fallback-image-display',
  ))
    formula.replaceWith((formula.getAttribute('alt') ?? '').replace(/^\{\\displaystyle (.*)\}$/s, '$1'));
  leaveOut('formula', body.querySelectorAll('math'));
  for (const icon of body.querySelectorAll('svg')) if (isIcon(icon)) icon.remove();
  leaveOut('drawing', body.querySelectorAll('svg, canvas'));
  for (const name of body.querySelectorAll('h1 button, h2 button, h3 button, h4 button, summary button')) unwrap(name);
  for (const element of body.querySelectorAll('button, input[type="hidden"], input[type="checkbox"]')) element.remove();
  leaveOut('field', body.querySelectorAll('input, select, textarea'));
  for (const element of body.querySelectorAll('form, fieldset, font')) unwrap(element);
  // Word's own elements: `<o:p>`, `<st1:place>`.
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  return leftOut;
}

const hasText = ({ textContent }: Element) => Boolean(textContent?.trim());

/** The first line of each table of contents. Removes the other lines, so that each table counts once. */
function contentsOf(body: HTMLElement): Element[] {
  const lines = [...body.querySelectorAll('[class*="MsoToc"], .TOC, [id^="Table of Contents"]')];
  const first = lines.filter((line) => !line.previousElementSibling || !lines.includes(line.previousElementSibling));
  for (const line of lines) if (!first.includes(line)) line.remove();
  return first;
}

/** Turns a player of Vimeo or YouTube into a video block, which plays on click. */
function keepVideo(frame: Element): void {
  const address = frame.getAttribute('src')?.replace(/^\/\//, 'https://');
  const player = textVideoUrl(address) ?? textVideoUrl(address?.replace('youtube-nocookie.com', 'youtube.com'));
  if (!player) return;
  const video = frame.ownerDocument.createElement('p');
  video.setAttribute('data-video', player);
  video.textContent = frame.getAttribute('title') || 'Video';
  frame.replaceWith(video);
}

function isIcon(svg: Element): boolean {
  if (svg.getAttribute('aria-hidden') === 'true' || svg.closest('a, button, summary, h1, h2, h3, h4')) return true;
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const sides = [svg.getAttribute('width') ?? width, svg.getAttribute('height') ?? height];
  return sides.every((side) => side === undefined || Number.parseFloat(String(side)) <= ICON_PX);
}
