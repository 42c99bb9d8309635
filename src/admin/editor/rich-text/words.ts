import { words } from '../../language/words.tsx';

export const t = words(() => import('./nl.ts'));

/** A sentence without values, for tables of names that are translated where they are shown. */
export type Sentence = Exclude<Parameters<typeof t>[0], `${string}{${string}`>;
