import type { Help, HelpLine } from '../contract/visitors/help.ts';

/** Of the page, not of the words: who types English on a Dutch page reads Dutch. */
export type HelpLanguage = 'nl' | 'en';
type InLanguages = Record<HelpLanguage, string>;

type Helpline = {
  id: string;
  /** The number that a phone dials; the general practitioner's differs for everybody. */
  phone?: string | undefined;
  /** A second number, for phones that cannot dial the first, and how people read it. */
  otherPhone?: { phone: string; name: string } | undefined;
  chat?: { href: string; name: string } | undefined;
  name: InLanguages;
  when: InLanguages;
  /** Shown only for needs that name it. */
  isSpecial: boolean;
};

type Need = {
  id: string;
  title: InLanguages;
  advice: InLanguages;
  /** The helplines, the most urgent first. */
  helplines: string[];
  /** Lines of words (content/nood.yaml says how to read them). */
  words: string[];
};

/** What content/nood.yaml says. */
export type HelpData = {
  helplines: Helpline[];
  groups: Record<string, string[]>;
  /** How people also write a word, by that word. */
  spellings: Record<string, string[]>;
  /** The most urgent first. */
  needs: Need[];
  /** Words that are never a slip of one above. */
  ordinaryWords: string[];
};

/** Where the page after a message shows the help for a need. */
export const helpAnchor = (need: string): string => `hulp-${need}`;

/** The block for these needs, the most urgent first; undefined without a need. */
export function helpFor(data: HelpData, needIds: readonly string[], language: HelpLanguage): Help | undefined {
  const needs = data.needs.filter(({ id }) => needIds.includes(id));
  const [first] = needs;
  if (!first) return undefined;
  const wanted = [...new Set(needs.flatMap(({ helplines }) => helplines))];
  const lineOf = (id: string): HelpLine[] => {
    const found = data.helplines.find((helpline) => helpline.id === id);
    if (!found) return [];
    const { phone = null, otherPhone = null, chat = null } = found;
    return [{ id, name: found.name[language], when: found.when[language], phone, otherPhone, chat }];
  };
  return {
    need: first.id,
    title: first.title[language],
    advice: first.advice[language],
    lines: wanted.flatMap(lineOf),
    others: data.helplines
      .filter(({ id, isSpecial }) => !isSpecial && !wanted.includes(id))
      .flatMap(({ id }) => lineOf(id)),
  };
}
