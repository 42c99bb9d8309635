import { type Style, styleOf } from './styles.ts';
import { COMMENT, type Element, has, textOf } from './tree.ts';

/** Elements that begin and end a line, as in the style sheet of browsers. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp caption'.split(
    ' ',
  ),
);

/** Elements whose content no reader sees. */
const UNSEEN = new Set(
  `${COMMENT} script style template head title meta link base noscript noframes noembed xml source track param area datalist rp wbr`.split(
    ' ',
  ),
);

/** Blocks of this website's own, which a style does not change. */
const OWN_BLOCKS = new Set(
  'aside blockquote dd details dl dt figcaption figure hr li ol pre summary table ul'.split(' '),
);

export const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

export const isList = ({ name }: Element): boolean => /^(?:ul|ol|menu|dir)$/.test(name);

export function isBlock(element: Element, style: Style): boolean {
  const { name } = element;
  const { display = '', float = '' } = style;
  // Whatever stands in a row or a grid is a box of its own there.
  if (display !== 'contents' && isInRow(element)) return true;
  // A single floating letter is the large one that a text begins with.
  if (/^(?:left|right|inline-)/.test(float) && !BLOCKS.has(name) && !/^\p{L}?$/u.test(textOf(element).trim()))
    return true;
  if (display === '' || OWN_BLOCKS.has(name)) return BLOCKS.has(name);
  return /^(?:inline|contents|initial|unset)/.test(display)
    ? false
    : /^(?:block|flex|grid|list-item|table|flow|-webkit-box)/.test(display) || BLOCKS.has(name);
}

function isInRow({ parent }: Element): boolean {
  if (!parent?.attributes['style']) return false;
  const { display = '' } = styleOf(parent);
  if (/^(?:inline-)?(?:flex|grid)/.test(display)) return true;
  return display === 'contents' && !OWN_BLOCKS.has(parent.name) && isInRow(parent);
}

export const isUnseen = (element: Element, style: Style): boolean =>
  isHidden(element, style) || isInvisible(element, style);

export const isHidden = ({ name, attributes }: Element, style: Style): boolean =>
  UNSEEN.has(name) ||
  (name === 'dialog' && attributes['open'] === undefined && style['display'] === undefined) ||
  (attributes['hidden'] !== undefined && attributes['hidden'] !== 'until-found') ||
  style['display'] === 'none' ||
  style['mso-hide'] === 'all';

/** Made invisible, or moved off the screen for screen readers, without a part that is shown again. */
export const isInvisible = (element: Element, style: Style): boolean => {
  if (hides(style)) return !has(element, (part) => hides(styleOf(part)) === false);
  if (FAR_AWAY.test(style['text-indent'] ?? '')) return true;
  if (!/^(?:absolute|fixed)$/.test(style['position'] ?? '')) return false;
  return (
    FAR_AWAY.test(style['left'] ?? '') ||
    FAR_AWAY.test(style['top'] ?? '') ||
    /^rect\((?:[01](?:px)?[,\s]*){4}\)$/.test(style['clip'] ?? '')
  );
};

/** Whether a style makes its words invisible; undefined where it says nothing of it. */
export const hides = ({ visibility }: Style): boolean | undefined =>
  visibility === undefined ? undefined : /^(?:hidden|collapse)$/.test(visibility);

const FAR_AWAY = /^-\d{4,}(?:px|pt)?$/;
