import type { LeftOut } from './left-out.ts';
import type { Element } from './tree.ts';
export function readForeign(_root: Element, _leftOut: LeftOut): void {}
