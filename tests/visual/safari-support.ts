import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import {
  type CssNode,
  type Declaration,
  type PseudoClassSelector,
  type PseudoElementSelector,
  parse,
  walk,
} from 'css-tree';

/** What MDN's compatibility data says that a Safari does not know of a style sheet: `text-wrap: pretty`, `:popover-open`. */
export function unknownToSafari(version: number, css: string): Set<string> {
  const unknown = new Set<string>();
  walk(parse(css), {
    enter(node: CssNode) {
      // A list of these forgives: what is not known drops out of it, and the rest holds.
      if (node.type === 'PseudoClassSelector' && ['is', 'where'].includes(node.name)) return walk.skip;
      if (node.type === 'Block')
        for (const feature of refusedIn(node.children.toArray(), version)) unknown.add(feature);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        if (!knowsPseudo(node, version)) unknown.add(`${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`);
      if (node.type === 'Atrule' && !knows(compat.css['at-rules']?.[node.name], version)) unknown.add(`@${node.name}`);
      return undefined;
    },
  });
  return unknown;
}

/** Of the declarations of one block. One that is refused does no harm beside one of the same property that is not. */
function refusedIn(nodes: CssNode[], version: number): string[] {
  const declarations = nodes.filter((node) => node.type === 'Declaration' && !node.property.startsWith('--'));
  const judged = (declarations as Declaration[]).map((one) => ({
    property: plain(one.property),
    refused: refused(one, version),
  }));
  const accepted = new Set(judged.filter(({ refused }) => refused.length === 0).map(({ property }) => property));
  return judged.flatMap(({ property, refused }) => (accepted.has(property) ? [] : refused));
}

function refused({ property, value }: Declaration, version: number): string[] {
  const known = compat.css.properties?.[plain(property)];
  if (property.startsWith('-')) return knows(known, version, '-webkit-') ? [] : [property];
  if (!knows(known, version)) return [property];
  return wordsOf(property, value).flatMap((word) =>
    known?.[word] && !knows(known[word], version) ? [`${property}: ${word}`] : [],
  );
}

/** Its keywords and functions, and what is more than a keyword in the one shorthand where that matters. */
function wordsOf(property: string, value: CssNode): string[] {
  const words: string[] = [];
  let hasThickness = false;
  walk(value, (node) => {
    if (node.type === 'Identifier' || node.type === 'Function') words.push(node.name);
    if (node.type === 'Dimension' || node.type === 'Percentage') hasThickness = true;
  });
  if (property === 'text-decoration') {
    if (hasThickness) words.push('includes_thickness');
    if (words.length > 1) words.push('includes_color-and-style');
  }
  return words;
}

const knowsPseudo = ({ name }: PseudoClassSelector | PseudoElementSelector, version: number) =>
  name.startsWith('-') || knows(compat.css.selectors?.[name], version);

/** On a phone or on a desk: a cursor is the business of one only. Without data there is nothing to say. */
function knows(feature: Identifier | undefined, version: number, prefix?: string): boolean {
  const { safari, safari_ios: phone } = feature?.__compat?.support ?? {};
  if (!safari || !phone) return true;
  return [safari, phone].flat().some((one) => isIn(one, version, prefix));
}

function isIn(
  { version_added, version_removed, flags, prefix }: SimpleSupportStatement,
  version: number,
  wanted?: string,
) {
  if (flags || (prefix && prefix !== wanted)) return false;
  const since =
    typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Number.POSITIVE_INFINITY;
  const until = typeof version_removed === 'string' ? Number.parseFloat(version_removed) : Number.POSITIVE_INFINITY;
  return since <= version && version < until;
}

const plain = (property: string) => property.replace(/^-\w+-/, '');
