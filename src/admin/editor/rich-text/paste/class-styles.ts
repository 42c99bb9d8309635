/** The declarations that carry structure. */
const MEANING = /^(?:font|font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/;
/** A document written by a person has far less CSS. */
const MOST_CHARACTERS = 500_000;

/**
 * The formatting that a document's style sheet gives each class: Excel and Pages write bold cells and words like that.
 * Reads plain rules for one class, in one pass.
 */
export function classStyles(css: string): Map<string, string> {
  const styles = new Map<string, string>();
  const rules = css
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/\/\*.*?\*\/|<!--|-->/gs, '')
    .split('}');
  for (const rule of rules) {
    const [selectors = '', declarations, ...nested] = rule.split('{');
    const meaning = nested.length === 0 ? meaningOf(declarations ?? '') : '';
    if (!meaning) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\w*\.([\w-]+)$/.exec(selector.trim())?.[1];
      if (name) styles.set(name, `${styles.get(name) ?? ''}${meaning}`);
    }
  }
  return styles;
}

const meaningOf = (declarations: string) =>
  declarations
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => MEANING.test(declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()))
    .map((declaration) => `${declaration};`)
    .join('');

/** Writes the formatting of classes before an element's own, which wins. */
export function applyClassStyles(body: HTMLElement, styles: Map<string, string>): void {
  if (styles.size === 0) return;
  for (const element of body.querySelectorAll<HTMLElement>('[class]')) {
    const meaning = [...element.classList].map((name) => styles.get(name) ?? '').join('');
    if (meaning) element.dataset['style'] = meaning + (element.dataset['style'] ?? '');
  }
}
