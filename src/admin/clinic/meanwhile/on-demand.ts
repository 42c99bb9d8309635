/* Loads later, as one file: seldom needed, and with it a form is above its 151 KB. */
import { merged } from './merge.ts';
import { Left, Newer, Taken } from './Notices.tsx';

export const code = { Left, Newer, Taken, merged };
