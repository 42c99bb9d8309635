import { all, type Element, element, isElement, type Node, setChildren, textOf } from '../../tree.ts';
import { contentOf, isSpace } from './items.ts';

/** Characters that people type as bullets. */
const BULLET = /^\s*[•·▪◦‣●○■\uf0b7](\s+|$)/;

/** Lines in a row that begin with a typed bullet are a list. */
export function gatherTyped(root: Element): void {
  const isTyped = (node: Node): node is Element => isElement(node) && node.name === 'p' && BULLET.test(textOf(node));
  for (const parent of new Set(all(root, isTyped).map((line) => line.parent))) {
    if (!parent) continue;
    const kept: Node[] = [];
    let run: Element[] = [];
    const close = () => {
      if (run.length < 2) kept.push(...run);
      else {
        for (const line of run) removeBullet(line);
        kept.push(
          element(
            'ul',
            {},
            run.map((line) => element('li', {}, contentOf(line))),
          ),
        );
      }
      run = [];
    };
    for (const child of parent.children) {
      if (isTyped(child)) run.push(child);
      else if (run.length > 0 && isSpace(child)) continue;
      else {
        close();
        kept.push(child);
      }
    }
    close();
    setChildren(parent, kept);
  }
}

/** The space after the bullet may be in another element. */
function removeBullet(line: Element): boolean {
  for (const child of line.children) {
    if (isElement(child)) {
      if (removeBullet(child)) return true;
      continue;
    }
    child.text = child.text.replace(BULLET, '');
    if (child.text.trim() !== '') return true;
  }
  return false;
}
