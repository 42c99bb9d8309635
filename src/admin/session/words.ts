import { words } from '../language/words.tsx';

export const t = words(() => import('./nl.ts'));
