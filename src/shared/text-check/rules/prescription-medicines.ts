import { DUTCH_CLAIMS } from '../claims/dutch.ts';
import { ENGLISH_CLAIMS } from '../claims/english.ts';
import { namesPrescriptionMedicine } from '../claims/medicines.ts';
import { INVITATION, PRICE_BEHIND, PROMOTION, REPEAT } from '../claims/promotion.ts';
import type { Language } from '../document/document.ts';
import { placeIn, withPlainSpaces } from '../document/passages.ts';
import type { Rule } from '../finding.ts';

const DENIAL = { nl: DUTCH_CLAIMS.denial, en: ENGLISH_CLAIMS.denial };
const DOUBT = { nl: DUTCH_CLAIMS.doubt, en: ENGLISH_CLAIMS.doubt };
/** With soft hyphens. */
const WORDS = /[\p{L}][\p{L}\p{N}\u00ad-]*/gu;
/** What stands beside a name is read no further, so that a sentence of names takes linear time. */
const BESIDE = 80;

/** Prescription medicines named in a sentence that advertises. */
export const prescriptionMedicines: Rule = ({ language, shown }) =>
  shown.flatMap((passage) => {
    if (namesIn(passage.text).length === 0) return [];
    return passage.sentences.flatMap(({ from, text: written }) => {
      const text = withPlainSpaces(written);
      const names = namesIn(text);
      if (names.length === 0 || [DENIAL, DOUBT, REPEAT].some((harmless) => text.search(harmless[language]) >= 0))
        return [];
      const isPromotion = text.search(PROMOTION[language]) >= 0;
      return names
        .filter(({ 0: word, index }) => isPromotion || isOffered(text, index, index + word.length, language))
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

const namesIn = (text: string) => [...text.matchAll(WORDS)].filter(({ 0: word }) => namesPrescriptionMedicine(word));

const isOffered = (text: string, from: number, to: number, language: Language): boolean =>
  INVITATION[language].test(text.slice(Math.max(0, from - BESIDE), from)) ||
  PRICE_BEHIND.test(text.slice(to, to + BESIDE));
