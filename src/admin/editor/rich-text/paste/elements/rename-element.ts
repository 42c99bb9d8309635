/** Replaces an element by one of another kind with the same content; a cell keeps its spans. */
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
