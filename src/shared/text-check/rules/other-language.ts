import { wordsByLanguage } from '../document/detect-language.ts';
import { startOf } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';

/** Fewer words of a language, or a smaller share, may be a quotation. */
const LEAST_WORDS = 20;
const TIMES_MORE = 3;

const READS_AS = {
  en: {
    what: 'The text reads as English, but is marked as Dutch.',
    remedy: 'Choose English under Language.',
  },
  nl: {
    what: 'The text reads as Dutch, but is marked as English.',
    remedy: 'Choose Dutch under Language.',
  },
} as const;

/** Finds a text that is clearly not in the language set for it, on which its page and the other rules rely. */
export const otherLanguage: Rule = ({ language, fields, body }) => {
  const words = wordsByLanguage([fields['title'] ?? '', ...body.map(({ text }) => text)].join(' '));
  const other = language === 'nl' ? 'en' : 'nl';
  if (words[other] < LEAST_WORDS || words[other] < TIMES_MORE * words[language]) return [];
  return [
    {
      rule: 'other-language',
      severity: 'warning',
      ...says({
        ...READS_AS[other],
        why: 'Screen readers would pronounce it wrongly, and browsers would check its spelling with the wrong dictionary.',
      }),
      place: startOf('language'),
    },
  ];
};
