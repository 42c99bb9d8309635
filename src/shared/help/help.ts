import type { ArticleLanguage } from '../contract/articles/articles.ts';

/** What content/nood.yaml says, as its file has it. */
export type Language = ArticleLanguage;
export type InLanguages = Record<Language, string>;

export type Helpline = {
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

export type Need = {
  id: string;
  title: InLanguages;
  advice: InLanguages;
  /** The helplines, the most urgent first. */
  helplines: string[];
  /** Lines of words (content/nood.yaml says how to read them). */
  words: string[];
};

export type HelpData = {
  helplines: Helpline[];
  groups: Record<string, string[]>;
  /** The most urgent first. */
  needs: Need[];
  /** Words that are never a slip of one above. */
  ordinaryWords: string[];
};

/** One line of the block, in the language of the page. */
export type HelpLine = {
  id: string;
  name: string;
  when: string;
  phone: string | null;
  otherPhone: { phone: string; name: string } | null;
  chat: { href: string; name: string } | null;
};

/** What a person in need reads before everything else. */
export type Help = {
  title: string;
  advice: string;
  /** For this need, the most urgent first. */
  lines: HelpLine[];
  /** For other needs. */
  others: HelpLine[];
};

/** The block for these needs, the most urgent first; undefined without a need. */
export function helpFor(data: HelpData, needIds: readonly string[], language: Language): Help | undefined {
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
    title: first.title[language],
    advice: first.advice[language],
    lines: wanted.flatMap(lineOf),
    others: data.helplines.filter(({ id, isSpecial }) => !isSpecial && !wanted.includes(id)).flatMap(({ id }) => lineOf(id)),
  };
}
