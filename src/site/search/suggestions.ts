import { call } from '../../shared/api-client.ts';
import type { Help, HelpLine } from '../../shared/contract/visitors/help.ts';
import type { MarkedText, SearchResults } from '../../shared/contract/visitors/search.ts';

const MIN_LETTERS = 2;
const TYPING_PAUSE_MS = 200;
/** A screen reader announces the number of suggestions when typing pauses, not after each letter. */
const ANNOUNCE_PAUSE_MS = 900;
const PER_GROUP = 3;
const MOST = 7;

type Suggestion = { href: string; title: string; language: string; group: string };
type Answer = { help: Help | null; suggestions: Suggestion[]; isComplete: boolean };
const NO_ANSWER: Answer = { help: null, suggestions: [], isComplete: false };

/** Makes the field a combobox (ARIA APG, list autocomplete with manual selection) that suggests pages and articles. */
export function suggest(input: HTMLInputElement): void {
  const { panel, urgent, list, status } = addParts(input);
  const known = new Map<string, Answer>();
  let shown: Suggestion[] = [];
  let active = -1;
  let asked = '';
  let pause = 0;
  let announcing = 0;

  const select = (index: number) => {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const show = ({ help, suggestions }: Pick<Answer, 'help' | 'suggestions'>) => {
    shown = suggestions;
    urgent.replaceChildren(...(help ? [helpBlock(help)] : []));
    panel.hidden = !help && suggestions.length === 0;
    list.replaceChildren(...suggestions.map((suggestion, index) => optionOf(suggestion, `${list.id}-${index}`)));
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    select(-1);
  };
  const announce = (text: string) => {
    clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      status.textContent = text;
    }, ANNOUNCE_PAUSE_MS);
  };
  const close = () => {
    clearTimeout(pause);
    asked = '';
    show(NO_ANSWER);
    announce('');
  };
  const ask = async (words: string) => {
    asked = words;
    const answer = known.get(words) ?? (await fetchSuggestions(words).catch(() => NO_ANSWER));
    // The service may be back when these words are typed again.
    if (answer.isComplete) known.set(words, answer);
    // The visitor may have typed on, or gone.
    if (asked !== words) return;
    show(answer);
    announce(countText(answer));
  };
  const update = () => {
    // Who types on searches those words: Enter no longer opens what was chosen before.
    select(-1);
    clearTimeout(pause);
    const words = input.value.trim();
    if (words.length < MIN_LETTERS) return close();
    pause = window.setTimeout(() => ask(words), TYPING_PAUSE_MS);
  };

  input.addEventListener('input', update);
  // Tab leads from the field past its button to the numbers, which stay as long as the focus is in the form.
  input.form?.addEventListener('focusout', ({ relatedTarget }) => {
    const isInForm = relatedTarget instanceof Node && input.form?.contains(relatedTarget);
    if (relatedTarget !== input && !(isInForm && urgent.hasChildNodes())) close();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && list.hidden) return update();
    if (isArrow) {
      event.preventDefault();
      // The field itself comes between the last and the first option.
      const places = shown.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      select(((active + 1 + step + places) % places) - 1);
    }
    const chosen = shown[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      location.assign(chosen.href);
    }
  });
  // The first Escape closes the suggestions; the next one closes the panel.
  input.form?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    input.focus();
    close();
  });
  // The field keeps the focus while something below it is pressed.
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const chosen = option && shown[[...list.children].indexOf(option)];
    if (chosen) location.assign(chosen.href);
  });
  if (document.activeElement === input && input.value.trim() !== input.defaultValue.trim()) update();
}

function addParts(input: HTMLInputElement) {
  const list = document.createElement('ul');
  list.id = `${input.id}-suggesties`;
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Suggesties');
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  const urgent = document.createElement('div');
  const panel = document.createElement('div');
  panel.className = 'suggestions';
  panel.hidden = true;
  panel.append(urgent, list);
  input.form?.append(panel, status);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return { panel, urgent, list, status };
}

function optionOf({ title, language, group }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  const place = document.createElement('small');
  place.textContent = group;
  const name = element('span', '', title);
  name.lang = language;
  option.append(name, ' ', place);
  return option;
}

async function fetchSuggestions(words: string): Promise<Answer> {
  const results = await call('GET /api/search', { query: { q: words } });
  const isComplete = results.pages === 'searched' && results.magazine === 'searched';
  return { help: results.help ?? null, suggestions: suggestionsOf(results), isComplete };
}

/** The best of each group, in the order of the groups. Items that only match in their text would look wrong. */
const suggestionsOf = ({ groups }: Pick<SearchResults, 'groups'>): Suggestion[] =>
  groups
    .flatMap(({ name, title: group, results }) =>
      results
        .filter((result) => !['articles', 'videos'].includes(name) || hasMatch(result.title) || hasMatch(result.text))
        .slice(0, PER_GROUP)
        .map(({ href, title, language }) => ({ href, title: plain(title), language, group })),
    )
    .slice(0, MOST);

const hasMatch = (parts: MarkedText) => parts.some(({ isMatch }) => isMatch);
const plain = (parts: MarkedText) => parts.map(({ text }) => text).join('');

function countText({ help, suggestions: { length }, isComplete }: Answer): string {
  // First whom to call: a suggestion can wait.
  if (help) return spokenHelp(help);
  if (length === 0)
    return isComplete ? 'Geen suggesties' : 'Suggesties lukken nu even niet. Zoeken kan wel: druk op Enter.';
  return length === 1 ? '1 suggestie' : `${length} suggesties`;
}

/** Above the suggestions, for words of need: whom to call. The page of results says more (src/ui/help/UrgentHelp.tsx). */
function helpBlock({ title, advice, lines, others }: Help): HTMLElement {
  const block = element('section', 'search-help');
  block.setAttribute('aria-label', title);
  block.append(element('strong', '', title), element('p', '', advice));
  for (const line of [...lines, ...others]) block.append(lineOf(line));
  return block;
}

/** What a screen reader says at once, without the visitor leaving the field. */
const spokenHelp = ({ title, advice, lines, others }: Help): string =>
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
