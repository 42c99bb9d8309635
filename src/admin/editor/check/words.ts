import { type Say, saidWith } from '../../dangers/danger-words.ts';
import { words } from '../../language/words.tsx';
import type { Found } from './run-check.ts';

export const t = words(() => import('./nl.ts'));

/** What a finding says, in the language of the screen. */
export const findingWords = (found: Found): Found => saidWith(found, t as unknown as Say);
