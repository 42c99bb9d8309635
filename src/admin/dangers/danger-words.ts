import type { Danger } from '../../shared/contract/articles/dangers.ts';
import { words } from '../language/words.tsx';

/** Says a sentence that came with its values. */
export type Say = (sentence: string, values: Danger['words']['values']) => string;

/** A danger or another finding, in the language of the screen. */
export const saidWith = <Found extends Pick<Danger, 'words'>>(found: Found, say: Say) => {
  const { values, ...said } = found.words;
  return { ...found, what: say(said.what, values), why: say(said.why, values), remedy: say(said.remedy, values) };
};

const sayDanger = words(() => import('../../shared/text-check/words/dangers-nl.ts')) as unknown as Say;

export const dangerWords = (danger: Danger): Danger => saidWith(danger, sayDanger);
