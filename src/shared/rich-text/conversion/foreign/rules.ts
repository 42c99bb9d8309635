import { CLASS_ALONE, rulesOf } from '../styles.ts';
import { classesOf, type Element, elementsIn } from '../tree.ts';

/** `ol`, `#steps` or `li.sub`. */
type Simple = { name: string; id: string; classes: string[] };
type Rule = { last: Simple; around: Simple[]; isChild: boolean; meaning: string };

/** What is read of such a rule. Its fonts, sizes and colours are the look of the whole document and mean nothing. */
const MEANING =
  /^(?:list-style(?:-type)?\s*:|vertical-align\s*:\s*su|display\s*:(?!\s*none)|white-space\s*:\s*pre|text-decoration(?:-line)?\s*:.*line-through|text-transform\s*:)/i;
/** The style sheet of a text that a person wrote has far fewer. */
const MOST_RULES = 100;

/**
 * Writes into each element what rules of a style sheet mean for it that name it by its element, its id, several classes
 * or what it stands in. Rules of one class are read by `classStyles`.
 */
export function applyRules(root: Element, css: string): void {
  const lasts = new Map<string, Rule[]>();
  const arounds = new Map<string, Simple[]>();
  const note = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
  const rules = readRules(css);
  for (const rule of rules) {
    note(lasts, keyOf(rule.last), rule);
    for (const simple of rule.around) note(arounds, keyOf(simple), simple);
  }
  if (rules.length === 0) return;
  const open = new Map<Simple, number>();
  const visit = (element: Element) => {
    const keys = [element.name, `#${element.attributes['id']}`, ...classesOf(element).map((name) => `.${name}`)];
    const meaning = keys
      .flatMap((key) => lasts.get(key) ?? [])
      .filter(({ last, around, isChild }) => {
        if (!isIt(element, last) || !around.every((simple) => (open.get(simple) ?? 0) > 0)) return false;
        const parent = around.at(-1);
        return !isChild || !parent || !element.parent || isIt(element.parent, parent);
      })
      .map((rule) => rule.meaning)
      .join('');
    if (meaning) element.attributes['style'] = meaning + (element.attributes['style'] ?? '');
    const opened = keys.flatMap((key) => arounds.get(key) ?? []).filter((simple) => isIt(element, simple));
    for (const simple of opened) open.set(simple, (open.get(simple) ?? 0) + 1);
    for (const child of elementsIn(element)) visit(child);
    for (const simple of opened) open.set(simple, (open.get(simple) ?? 0) - 1);
  };
  visit(root);
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const { selector, written } of rulesOf(css)) {
    if (rules.length === MOST_RULES) break;
    const declared = written.split(';').map((declaration) => declaration.trim());
    const meaning = declared.filter((declaration) => MEANING.test(declaration)).map((declaration) => `${declaration};`);
    if (meaning.length === 0 || CLASS_ALONE.test(selector) || selector.length > 100) continue;
    const parts = selector.replace(/\s*>\s*/g, ' >').split(/\s+/);
    const simples = parts.map((part) => simpleOf(part.replace('>', '')));
    const last = simples.at(-1);
    const around = simples.slice(0, -1);
    if (!last || !around.every((simple) => simple !== undefined)) continue;
    // Qt says it of each paragraph, and ends none of its lines so.
    if (/^(?:p|li)$/.test(selector) && /white-space/i.test(written)) continue;
    rules.push({ last, around, isChild: parts.at(-1)?.startsWith('>') ?? false, meaning: meaning.join('') });
  }
  return rules;
}

function simpleOf(part: string): Simple | undefined {
  if (!/^(?:[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(part) || part === '') return undefined;
  return {
    name: /^[\w-]*/.exec(part)?.[0].toLowerCase() ?? '',
    id: /#([\w-]+)/.exec(part)?.[1] ?? '',
    classes: [...part.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  };
}

const keyOf = ({ name, id, classes: [first] }: Simple): string =>
  id ? `#${id}` : first === undefined ? name : `.${first}`;

function isIt(element: Element, { name, id, classes }: Simple): boolean {
  if ((name && element.name !== name) || (id && element.attributes['id'] !== id)) return false;
  return classes.length === 0 || classes.every((one) => classesOf(element).includes(one));
}
