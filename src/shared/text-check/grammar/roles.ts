import { ACTS } from '../vocabulary/acts.ts';
import { FRAME } from '../vocabulary/frame.ts';
import { HEADS } from '../vocabulary/heads.ts';
import { SUBJECTS } from '../vocabulary/subjects.ts';

/** “Named” and “called” hold no words: a person’s name is told by its capitals, and by “Mrs” or an age beside it. */
export const ROLES = { ...FRAME, ...HEADS, ...ACTS, ...SUBJECTS, named: '', called: '' };
export type Role = keyof typeof ROLES;

/** Their expressions may hold a denial: “nooit meer”. */
export const HOLDS_DENIAL: ReadonlySet<Role> = new Set([
  'over',
  'ends',
  'turnsdown',
  'cures',
  'refusal',
  'ignorance',
  'belittles',
  'bypasses',
  'dissuades',
  'surely',
  'safe',
] as const);
