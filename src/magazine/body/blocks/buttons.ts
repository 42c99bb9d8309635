import { DomUtils } from 'htmlparser2';
import { BUTTONS, isButton } from '../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../shared/text/escape-markup.ts';
import { button } from '../../../ui/forms/button.ts';
import { arrowUpRight } from '../../../ui/icons/icons.ts';
import { type Document, elementsOf, parseOne, type Shown } from '../dom.ts';
import { LABELS } from '../labels.ts';

const ARROW = `<svg class="size-5 shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${arrowUpRight.map((path) => `<path d="${path}"/>`).join('')}</svg>`;

/** In print white on ink would be white on white where backgrounds are not printed. A word may be longer than a phone is wide. */
const LOOK = `${button()} max-w-full wrap-anywhere print:border print:bg-transparent print:text-ink`;

/** Buttons lead to the clinic's address. One without an address is left out: it would lead nowhere. */
export function linkButtons(document: Document, address: string | undefined, { language, isFeed }: Shown): void {
  const { buttons, newTab } = LABELS[language];
  for (const element of elementsOf(document, 'p')) {
    const kind = element.attribs['data-button'];
    if (!isButton(kind)) continue;
    if (!address) {
      DomUtils.removeElement(element);
      continue;
    }
    const written = DomUtils.textContent(element).trim();
    // A button that nobody renamed has the Dutch label.
    const text = escapeMarkup(written === '' || written === BUTTONS[kind] ? buttons[kind] : written);
    const href = escapeMarkup(address);
    const link = isFeed
      ? `<a href="${href}">${text}</a>`
      : `<a href="${href}" target="_blank" rel="noopener" class="${LOOK}">${text}${ARROW}<span class="sr-only"> ${newTab}</span></a>`;
    DomUtils.replaceElement(element, parseOne(`<p>${link}</p>`));
  }
}
