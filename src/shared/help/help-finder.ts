import type { Help } from '../contract/visitors/help.ts';
import { needFinder } from './find-need.ts';
import { type HelpData, type HelpLanguage, helpFor } from './help.ts';

/** The help that a text calls for, in the language of the page; undefined for an ordinary text. */
export type HelpFinder = (text: string, language: HelpLanguage) => Help | undefined;

export function helpFinder(data: HelpData): HelpFinder {
  const needsOf = needFinder(data);
  return (text, language) => helpFor(data, needsOf(text), language);
}
