import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as HTML,
  parseFragment,
  type TreeAdapter,
} from 'parse5';
import {
  COMMENT,
  type Element,
  element,
  formulaName,
  type Node,
  text,
} from '../../../shared/rich-text/conversion/tree.ts';
import { refuseDepth, refuseElements } from './limits.ts';

/** Unclosed formats are opened again in each paragraph: a text may have far fewer elements than its tree. */
const MOST_ELEMENTS = 100_000;
/** As deep as Chromium nests. */
const DEEPEST = 500;

const BODY = defaultTreeAdapter.createElement('body', HTML.NS.HTML, []);

/**
 * The tree that a browser makes of this HTML in the page of an article, where an unclosed paragraph, item or cell ends
 * as the HTML standard says. Throws `invalid` for one without measure.
 */
export function parseHtml(html: string): Element {
  let elements = 0;
  let depth = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > MOST_ELEMENTS) refuseElements();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > DEEPEST) refuseDepth();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  const { childNodes } = parseFragment(BODY, html, { treeAdapter, scriptingEnabled: false });
  return element('body', {}, childNodes.flatMap(copied));
}

/** The words of a drawing, which tell it from an icon. */
const wordsDrawn = (node: DefaultTreeAdapterTypes.Element): Node[] =>
  node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return child.tagName === 'text' ? [text('words')] : wordsDrawn(child);
  });

function copied(node: DefaultTreeAdapterTypes.ChildNode): Node[] {
  if ('value' in node) return [{ text: node.value, parent: undefined }];
  if ('data' in node) return [element(COMMENT, { text: node.data })];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  // Elements of drawings and formulas are not those of HTML, whatever their name.
  if (node.namespaceURI === HTML.NS.MATHML)
    return [element(formulaName(node.tagName), attributes, node.childNodes.flatMap(copied))];
  if (node.namespaceURI !== HTML.NS.HTML) return [element('svg', attributes, wordsDrawn(node))];
  return [element(node.tagName, attributes, node.childNodes.flatMap(copied))];
}
