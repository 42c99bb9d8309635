import type { Help, HelpLine } from '../../shared/contract/visitors/help.ts';

/** Above the suggestions, for words of need: whom to call. The page of results says more (src/ui/help/UrgentHelp.tsx). */
export function helpBlock({ title, advice, lines, others }: Help): HTMLElement {
  const block = element('section', 'search-help');
  block.setAttribute('aria-label', title);
  block.append(element('strong', '', title), element('p', '', advice));
  for (const line of [...lines, ...others]) block.append(lineOf(line));
  return block;
}

/** What a screen reader says at once, without the visitor leaving the field. */
export const spokenHelp = ({ title, advice, lines, others }: Help): string =>
  `${title} ${advice} ${[...lines, ...others].map(({ name, when }) => `${name}: ${when}.`).join(' ')} Met Tab gaat u naar de nummers.`;

function lineOf({ name, when, phone, otherPhone, chat }: HelpLine): HTMLElement {
  const line = element('p', 'search-help-line');
  const text = element('span', '', when);
  if (otherPhone) text.append(', of ', linkTo(`tel:${otherPhone.phone}`, otherPhone.name));
  if (chat) text.append(', of chat op ', linkTo(chat.href, chat.name));
  text.append('.');
  line.append(phone ? linkTo(`tel:${phone}`, name) : element('strong', '', name), ' ', text);
  return line;
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
