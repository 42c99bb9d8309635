import { type Claim, phrase } from '../claim.ts';
import { CHRONIC, COMPLAINT, ILLNESS } from './words.ts';

const FOREVER = '(?:forever|for good|permanently|for ever|once and for all|for the rest of your life)';
const FREE = '(?:cured|healed|pain[- ]free|symptom[- ]free|free (?:of|from) (?:pain|symptoms))';

export const CURE_CLAIMS: readonly Claim[] = [
  {
    ground: 'cure',
    severity: 'danger',
    about: /cur(?:e|ing|able)|heal|reverses/i,
    pattern: phrase(
      `(?:cures|heals|reverses) (?:your |the |all )?${ILLNESS}`,
      `(?:cure|heal|curing|healing) your (?:own )?${COMPLAINT}`,
      `(?:cure|curing) (?:all )?${ILLNESS}`,
      `${CHRONIC} (?:is|are) (?:completely |fully |easily )?curable`,
    ),
  },
  {
    ground: 'cure',
    severity: 'danger',
    about: /forever|for ever|for good|permanently|completely|fully|once and for all|for the rest/i,
    pattern: phrase(`(?:permanently|completely|fully|forever) ${FREE}`, `${FREE} ${FOREVER}`),
  },
  {
    ground: 'cure',
    severity: 'danger',
    about: /never|no more/i,
    pattern: phrase(
      `never (?:suffer from |have |feel )?(?:your )?${COMPLAINT} again`,
      `^no more (?:of your |your )?${COMPLAINT}(?! than)`,
    ),
    unless: phrase('(?:if|when|whether|hopes?|hoping|wish(?:es)?|usually|often|sometimes|most|many|some)'),
  },
];
