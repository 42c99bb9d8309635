import { MAX_FIGURE_PICTURES } from '../../../../../shared/rich-text/blocks.ts';
import { unwrap } from '../pasted-formatting.ts';
import { renameElement } from './rename-element.ts';

/** Elements that cannot be inside a line. */
const BLOCKS = 'ul, ol, table, blockquote, pre, figure, img, details, dl, h1, h2, h3, p[data-video]';

/** Gives definitions, details and figures of web pages the structure of the editor's schema. */
export function repairBlocks(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('dl')].reverse()) repairDefinitions(list);
  for (const details of [...body.querySelectorAll('details')].reverse()) repairDetails(details);
  for (const figure of [...body.querySelectorAll('figure')].reverse()) repairFigure(figure);
  for (const stray of body.querySelectorAll('summary, figcaption')) {
    const isOurs = stray.parentElement?.localName === (stray.localName === 'summary' ? 'details' : 'figure');
    if (!isOurs) renameElement(stray, 'p');
  }
  for (const aside of body.querySelectorAll('aside:not([data-callout])')) unwrap(aside);
  for (const quote of body.querySelectorAll('blockquote blockquote blockquote blockquote')) unwrap(quote);
}

/** Gives each term one definition; a list whose definitions contain lists or tables becomes text. */
function repairDefinitions(list: HTMLElement): void {
  for (const wrapper of list.querySelectorAll(':scope > div')) unwrap(wrapper);
  const parts = [...list.children];
  const isPlain = parts.every(
    (part) =>
      ['dt', 'dd'].includes(part.localName) && !part.querySelector('ul, ol, table, blockquote, pre, figure, img, dl'),
  );
  if (!isPlain || !list.querySelector(':scope > dt') || parts[0]?.localName !== 'dt') {
    definitionsAsText(list);
    return;
  }
  const ordered: Element[] = [];
  for (const part of parts) {
    flatten(part);
    const last = ordered.at(-1);
    if (last?.localName === part.localName) last.append(list.ownerDocument.createElement('br'), ...part.childNodes);
    else ordered.push(part);
  }
  if (ordered.at(-1)?.localName === 'dt') ordered.push(list.ownerDocument.createElement('dd'));
  list.replaceChildren(...ordered);
}

function definitionsAsText(list: HTMLElement): void {
  for (const part of list.children) {
    if (part.localName === 'dt' && !part.querySelector(BLOCKS)) {
      const strong = part.ownerDocument.createElement('strong');
      strong.append(...part.childNodes);
      part.append(strong);
      renameElement(part, 'p');
    } else if (part.localName === 'dt' || part.localName === 'dd') renameElement(part, 'div');
  }
  unwrap(list);
}

function repairDetails(details: HTMLElement): void {
  const summary = details.querySelector(':scope > summary');
  if (!summary?.textContent?.trim()) {
    summary?.remove();
    unwrap(details);
    return;
  }
  flatten(summary);
  details.prepend(summary);
  if (!details.textContent?.replace(summary.textContent, '').trim() && !details.querySelector(BLOCKS))
    details.append(details.ownerDocument.createElement('p'));
}

function repairFigure(figure: HTMLElement): void {
  const pictures = [...figure.querySelectorAll('img')];
  const [caption] = figure.querySelectorAll('figcaption');
  const words = caption?.textContent?.trim() ?? '';
  const isOnlyPictures =
    figure.textContent?.trim() === words &&
    !figure.querySelector('figure, table, ul, ol, blockquote, pre, p[data-video]');
  if (caption && words && isOnlyPictures && pictures.length > 0 && pictures.length <= MAX_FIGURE_PICTURES) {
    flatten(caption);
    figure.replaceChildren(...pictures, caption);
    // A figure is a block, so the links and paragraphs around it are removed.
    for (let around = figure.parentElement; around?.matches('a, p, span'); around = figure.parentElement)
      unwrap(around);
    return;
  }
  if (caption) renameElement(caption, 'p');
  unwrap(figure);
}

/** Turns the blocks inside an element into lines. */
function flatten(element: Element): void {
  for (const block of element.querySelectorAll('p, div, section, li, ul, ol, h1, h2, h3, h4, h5, h6')) {
    if (block.previousSibling?.textContent?.trim()) block.before(element.ownerDocument.createElement('br'));
    unwrap(block);
  }
}
