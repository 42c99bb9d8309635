import { phrase } from '../claims/claim.ts';
import { DUTCH_CLAIMS } from '../claims/dutch.ts';
import { ENGLISH_CLAIMS } from '../claims/english.ts';
import { PRESCRIPTION_MEDICINES } from '../claims/medicines.ts';
import type { Language } from '../document/document.ts';
import { placeIn } from '../document/passages.ts';
import type { Rule } from '../finding.ts';

/** Words of advertising. */
const PROMOTION: Record<Language, RegExp> = {
  nl: phrase(
    '(?:bestel|bestelt|bestellen|koop|kopen|aanbieding|korting|actieprijs|voordelig|nu verkrijgbaar|nu ook bij ons)',
    '(?:verkrijgbaar|leverbaar|in te kopen) bij (?:ons|onze kliniek)',
    '(?:bij ons|in onze kliniek|wij|we)(?: [\\p{L}-]{1,20}){0,2} (?:bieden|aanbieden|verkopen|leveren|kunt u|kun je|krijgt u|krijg je)',
    '(?:voor|vanaf|al vanaf|slechts|maar) ?€ ?\\d+',
    '(?:boek|maak|plan) (?:nu|vandaag|direct|meteen|snel)',
    '(?:vraag|informeer|probeer|ontdek|ervaar) (?:nu|vandaag|zelf|gratis)',
    '(?:afvallen|afslanken|rimpels? weg|jonger uitzien)(?: [\\p{L}-]{1,20}){0,2} (?:met|dankzij|door)',
    '(?:het beste|het nieuwste|hét|populairste|de nieuwste) (?:middel|medicijn|geneesmiddel|afslankmiddel|injectie)',
  ),
  en: phrase(
    '(?:order|orders|buy|discount|special offer|on sale|now available|available (?:here|from us|at our clinic))',
    '(?:we|our clinic)(?: [\\p{L}-]{1,20}){0,2} (?:offer|offers|sell|sells|supply|supplies|provide|provides)',
    '(?:for|from|only|just) ?€ ?\\d+',
    '(?:book|plan) (?:now|today)',
    '(?:ask for|try|discover|experience) (?:it )?(?:now|today|yourself|for free)',
    '(?:lose weight|slim|look younger)(?: [\\p{L}-]{1,20}){0,2} (?:with|thanks to)',
    'the (?:best|newest|latest) (?:medicine|drug|injection)',
  ),
};
/** Ordering what a doctor prescribed is no advertisement. */
const REPEAT: Record<Language, RegExp> = {
  nl: phrase('(?:herhaalrecept(?:en)?|herhaalmedicatie|apotheek|apotheker|vergoed|vergoedt|vergoeding)'),
  en: phrase('(?:repeat prescriptions?|pharmacy|pharmacist|reimbursed)'),
};
const DENIAL = { nl: DUTCH_CLAIMS.denial, en: ENGLISH_CLAIMS.denial };
const WORDS = /[\p{L}][\p{L}\p{N}-]*/gu;

/** Prescription medicines named in a sentence that advertises. */
export const prescriptionMedicines: Rule = ({ language, shown }) =>
  shown.flatMap((passage) => {
    if (passage.text.search(PROMOTION[language]) < 0) return [];
    return passage.sentences.flatMap(({ from, text }) => {
      const isPromotion =
        text.search(PROMOTION[language]) >= 0 &&
        [DENIAL, REPEAT].every((harmless) => text.search(harmless[language]) < 0);
      const words = isPromotion ? [...text.matchAll(WORDS)] : [];
      return words
        .filter(({ 0: word }) => PRESCRIPTION_MEDICINES.has(word.toLowerCase()))
        .map(({ 0: word, index }) => ({
          rule: 'prescription-medicine',
          severity: 'danger' as const,
          what: `“${word}” is a prescription medicine, and this sentence promotes it.`,
          why: 'Advertising a prescription medicine to the public is forbidden (Geneesmiddelenwet article 85); information about treatments is not.',
          remedy:
            'Write about the complaint and all its treatments, without the name, a price or a call to ask for it.',
          place: placeIn(passage, from + index, from + index + word.length),
        }));
    });
  });
