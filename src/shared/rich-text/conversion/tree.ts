/**
 * The one form in which the conversion reads HTML, whatever parsed it: parse5 on the server, the browser in the editor.
 * Plain data: nothing in it can run or load.
 */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  parent: Element | undefined;
};
export type Text = { text: string; parent: Element | undefined };
export type Node = Element | Text;

/** The name of a comment, whose words are its attribute `text`. */
export const COMMENT = '#comment';

/** Elements of a formula are so named that none is taken for one of HTML. */
export const formulaName = (name: string): string => (name === 'math' ? name : `math:${name}`);

export const isElement = (node: Node | undefined): node is Element => node !== undefined && 'name' in node;

export function element(name: string, attributes: Record<string, string> = {}, children: readonly Node[] = []) {
  const made: Element = { name, attributes, children: [], parent: undefined };
  append(made, children);
  return made;
}

export const text = (words: string): Text => ({ text: words, parent: undefined });

/** The elements within, in the order of the document. */
export function all(root: Element, accepts: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (accepts(child)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

export const named =
  (...names: string[]) =>
  ({ name }: Element): boolean =>
    names.includes(name);

export const has = (root: Element, accepts: (element: Element) => boolean): boolean =>
  root.children.some((child) => isElement(child) && (accepts(child) || has(child, accepts)));

/** The nearest element around that is accepted; the element itself counts. */
export function closest(start: Element | undefined, accepts: (element: Element) => boolean): Element | undefined {
  for (let at = start; at; at = at.parent) if (accepts(at)) return at;
  return undefined;
}

/** Elements whose text no reader sees. */
const UNSEEN = new Set([COMMENT, 'script', 'style', 'template', 'head', 'title', 'noscript', 'svg', 'math']);

export function textOf(node: Node): string {
  if (!isElement(node)) return node.text;
  return UNSEEN.has(node.name) ? '' : node.children.map(textOf).join('');
}

/** Each once. */
export const classesOf = ({ attributes }: Element): string[] => [
  ...new Set(attributes['class']?.split(/\s+/).filter(Boolean)),
];

export const elementsIn = ({ children }: Element): Element[] => children.filter((child) => isElement(child));

export function append(parent: Element, nodes: readonly Node[]): void {
  for (const node of nodes) node.parent = parent;
  // One by one: a long list of arguments overflows the stack.
  for (const node of nodes) parent.children.push(node);
}

export function setChildren(parent: Element, nodes: readonly Node[]): void {
  parent.children = [];
  append(parent, nodes);
}

/** Puts other nodes in the place of one; none removes it. */
export function replace(node: Node, ...others: Node[]): void {
  const { parent } = node;
  if (!parent) return;
  const at = placeOf(node, parent);
  parent.children.splice(at, 1, ...others);
  latest = { parent, at };
  node.parent = undefined;
  for (const other of others) other.parent = parent;
}

/** Where a node was replaced last: in a loop the next one is near. */
let latest: { parent: Element | undefined; at: number } = { parent: undefined, at: 0 };
const NEAR = 8;

/** Searching from the first child would take quadratic time of a line with thousands of small pictures. */
function placeOf(node: Node, parent: Element): number {
  const { children } = parent;
  if (latest.parent === parent)
    for (let step = 0; step <= NEAR; step += 1)
      for (const at of [latest.at + step, latest.at - step]) if (children[at] === node) return at;
  return children.indexOf(node);
}

export const remove = (node: Node): void => replace(node);

/**
 * Rewrites a tree from the inside outwards: each element becomes what `write` returns. Linear, where replacing one
 * child after the other would take quadratic time.
 */
export function rewrite(parent: Element, write: (element: Element) => readonly Node[]): void {
  const children: Node[] = [];
  for (const child of parent.children) {
    if (isElement(child)) {
      rewrite(child, write);
      for (const written of write(child)) children.push(written);
    } else children.push(child);
  }
  setChildren(parent, children);
}
