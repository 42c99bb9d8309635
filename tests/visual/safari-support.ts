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

/** The CSS features that this Safari lacks, by MDN's compatibility data: `text-wrap: pretty`, `:popover-open`. */
export function unsupportedBySafari(version: number, css: string): Set<string> {
  const unsupported = new Set<string>();
  walk(parse(css), {
    enter(node: CssNode) {
      // :is() and :where() take a forgiving list: an unsupported selector in it drops out alone.
      if (node.type === 'PseudoClassSelector' && ['is', 'where'].includes(node.name)) return walk.skip;
      if (node.type === 'Block')
        for (const feature of unsupportedDeclarations(node.children.toArray(), version)) unsupported.add(feature);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        if (!supportsPseudo(node, version))
          unsupported.add(`${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`);
      if (node.type === 'Atrule' && !supports(compat.css['at-rules']?.[node.name], version))
        unsupported.add(`@${node.name}`);
      return undefined;
    },
  });
  return unsupported;
}

/** Unsupported declarations of one block, unless the block also has a supported one of the same property. */
function unsupportedDeclarations(nodes: CssNode[], version: number): string[] {
  const declarations = nodes.filter((node) => node.type === 'Declaration' && !node.property.startsWith('--'));
  const judged = (declarations as Declaration[]).map((declaration) => ({
    property: withoutPrefix(declaration.property),
    missing: missingFeatures(declaration, version),
  }));
  const accepted = new Set(judged.filter(({ missing }) => missing.length === 0).map(({ property }) => property));
  return judged.flatMap(({ property, missing }) => (accepted.has(property) ? [] : missing));
}

function missingFeatures({ property, value }: Declaration, version: number): string[] {
  const known = compat.css.properties?.[withoutPrefix(property)];
  if (property.startsWith('-')) return supports(known, version, '-webkit-') ? [] : [property];
  if (!supports(known, version)) return [property];
  return featureNames(property, value).flatMap((name) =>
    known?.[name] && !supports(known[name], version) ? [`${property}: ${name}`] : [],
  );
}

/** MDN's names for the parts of a value: its keywords and functions, and two forms of `text-decoration`. */
function featureNames(property: string, value: CssNode): string[] {
  const names: string[] = [];
  let hasThickness = false;
  walk(value, (node) => {
    if (node.type === 'Identifier' || node.type === 'Function') names.push(node.name);
    if (node.type === 'Dimension' || node.type === 'Percentage') hasThickness = true;
  });
  if (property === 'text-decoration') {
    if (hasThickness) names.push('includes_thickness');
    if (names.length > 1) names.push('includes_color-and-style');
  }
  return names;
}

const supportsPseudo = ({ name }: PseudoClassSelector | PseudoElementSelector, version: number) =>
  name.startsWith('-') || supports(compat.css.selectors?.[name], version);

/** Supported on iOS or on macOS, since some features exist on one only. Features without data count as supported. */
function supports(feature: Identifier | undefined, version: number, prefix?: string): boolean {
  const { safari, safari_ios: phone } = feature?.__compat?.support ?? {};
  if (!safari || !phone) return true;
  return [safari, phone].flat().some((statement) => includes(statement, version, prefix));
}

function includes(
  { version_added, version_removed, flags, prefix }: SimpleSupportStatement,
  version: number,
  wantedPrefix?: string,
) {
  if (flags || (prefix && prefix !== wantedPrefix)) return false;
  const since =
    typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Number.POSITIVE_INFINITY;
  const until = typeof version_removed === 'string' ? Number.parseFloat(version_removed) : Number.POSITIVE_INFINITY;
  return since <= version && version < until;
}

const withoutPrefix = (property: string) => property.replace(/^-\w+-/, '');
