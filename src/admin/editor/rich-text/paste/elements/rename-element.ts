/** Puts the content of an element into one of another kind, in its place; keeps the spans of a cell. */
export function renameElement(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const name of ['colspan', 'rowspan', 'data-style']) {
    const value = element.getAttribute(name);
    if (value !== null) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
