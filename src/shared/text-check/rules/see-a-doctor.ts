import type { Block, Language } from '../document/document.ts';
import { startOf } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';
import { phrase } from '../medical-claims/claim.ts';

const WHO_NL =
  '(?:huisarts|huisartsenpost|arts|dokter|specialist|apotheker|verloskundige|tandarts|spoedpost|spoedeisende hulp|112|113)';
const ADVICE: Record<Language, RegExp> = {
  nl: phrase(
    `(?:bel|bellen|belt|ga|gaat|gaan|neem|overleg|overlegt|raadpleeg|vraag|bespreek|bespreekt|maak|waarschuw|zoek|meld|mail)(?:[^.!?\\n]{0,120} )(?:${WHO_NL}|\\*{0,2}112\\*{0,2})`,
    `(?:naar|met|door) (?:de|uw|je|een) (?:eigen )?(?:behandelend )?${WHO_NL}`,
    `${WHO_NL} (?:bellen|raadplegen|waarschuwen)`,
  ),
  en: phrase(
    '(?:call|see|ask|visit|phone|contact|consult|tell|talk to|speak to|go to)(?:[^.!?\\n]{0,120} )(?:doctor|GP|general practitioner|pharmacist|midwife|specialist|dentist|emergency (?:department|services)|112|999|911)',
    '(?:call|dial) (?:112|999|911)',
  ),
};
/** A shorter text is a notice, not advice. */
const LEAST_WORDS = 150;

/** A call-out "Bel uw huisarts" or "Bel 112" says it in its label. */
const saysWhomToCall = ({ callout, text }: Block) =>
  (callout === 'doctor' || callout === 'emergency') && text.trim() !== '';

/** A text on care that never says when to see a doctor. */
export const seeADoctor: Rule = ({ purpose, language, body, passages }) => {
  if (purpose !== 'care') return [];
  const words = body.reduce((total, { text }) => total + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
  if (
    words < LEAST_WORDS ||
    body.some(saysWhomToCall) ||
    passages.some(({ text }) => text.search(ADVICE[language]) >= 0)
  )
    return [];
  return [
    {
      rule: 'see-a-doctor',
      severity: 'warning',
      ...says({
        what: 'No line says when to see a doctor.',
        why: 'A worried reader must learn which complaints cannot wait, and whom to call.',
        remedy: 'Say for which complaints readers should call their GP, the out-of-hours GP or 112.',
      }),
      place: startOf('body'),
    },
  ];
};
