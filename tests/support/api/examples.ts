import type { Example } from './example-parts.ts';

const files = import.meta.glob<Record<string, Example>>('./examples/*.ts', { eager: true, import: 'EXAMPLES' });

/** A request and a response of every endpoint, in files by subject. */
export const EXAMPLES: Record<string, Example> = Object.assign({}, ...Object.values(files));
