const STYLE_BLOCK = /<style\b[\s\S]*?<\/style\s*>/gi;
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * Renames `style` to `data-style` and event handlers likewise. The security policy drops style attributes even in
 * documents that DOMParser makes, and their formatting would be lost.
 */
export function renameStyleAttributes(html: string): string {
  return html.replace(STYLE_BLOCK, '').replace(TAG, (tag) => tag.replace(/\s(?=(?:style|on\w+)\s*=)/gi, ' data-'));
}

/** Turns styles into tags: the content of `<span data-style="font-weight:700">` goes into a `<strong>`. */
export function convertStylesToMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style } = document.createElement('i');
    style.cssText = element.dataset['style'] ?? '';
    if (resetsTag(element, style)) unwrap(element);
    else for (const mark of marksOf(element, style)) wrapContent(element, mark);
  }
}

/** Google Docs wraps a page in `<b style="font-weight:normal">`. */
function resetsTag({ localName }: Element, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean {
  if (['b', 'strong'].includes(localName)) return ['normal', '400'].includes(fontWeight);
  return ['i', 'em'].includes(localName) && fontStyle === 'normal';
}

function marksOf(element: Element, { fontWeight, fontStyle, textDecoration, textDecorationLine }: CSSStyleDeclaration) {
  const lines = `${textDecoration} ${textDecorationLine}`;
  const isBold = /^bold/.test(fontWeight) || Number(fontWeight) >= 600;
  return [
    ...(isBold && !element.closest('h1, h2, h3, h4, h5, h6, th') ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(lines.includes('line-through') ? ['s'] : []),
    ...(lines.includes('underline') && !element.closest('a') ? ['u'] : []),
  ];
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
