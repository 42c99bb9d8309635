import { plainLowered, plainRaised } from '../../shared/rich-text/raised.ts';

function copy(event: ClipboardEvent): void {
  const selection = getSelection();
  const isInField = event.target instanceof Element && event.target.matches('input, textarea');
  if (!selection || isInField || event.defaultPrevented || !event.clipboardData) return;
  const copied = document.createElement('div');
  for (let at = 0; at < selection.rangeCount; at += 1) copied.append(selection.getRangeAt(at).cloneContents());
  const raised = [...copied.querySelectorAll('sup, sub')];
  if (raised.length === 0) return;
  // Elsewhere the addresses of this page mean nothing.
  for (const link of copied.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const image of copied.querySelectorAll('img')) image.setAttribute('src', image.src);
  event.clipboardData.setData('text/html', copied.innerHTML);
  for (const element of raised) {
    const words = element.textContent;
    element.replaceWith(
      element.localName === 'sup'
        ? plainRaised(words)
        : plainLowered(words, element.previousSibling?.textContent ?? ''),
    );
  }
  event.clipboardData.setData('text/plain', linesOf(copied));
  event.preventDefault();
}

/** Only what is in the page has lines; for that moment it is out of sight. */
function linesOf(copied: HTMLElement): string {
  for (const image of copied.querySelectorAll('img, picture, iframe')) image.remove();
  copied.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(copied);
  // biome-ignore lint/performance/useDomNodeTextContent: only this gives the lines that a reader sees
  const lines = copied.innerText;
  copied.remove();
  return lines;
}

document.addEventListener('copy', copy);
