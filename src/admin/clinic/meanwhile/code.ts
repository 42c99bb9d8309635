import { merged } from './merge.ts';
import { Left, Newer, Taken } from './Notices.tsx';

/** What arrives when it is needed. */
export const code = { Left, Newer, Taken, merged };
