import { type Claim, phrase } from '../claim.ts';
import { CHRONIC, COMPLAINT, ILLNESS, OFFER } from './words.ts';

const FOREVER = '(?:forever|for good|permanently|for ever|once and for all|for the rest of your life)';
const FREE = '(?:cured|healed|pain[- ]free|symptom[- ]free|free (?:of|from) (?:pain|symptoms))';

export const CURE_CLAIMS: readonly Claim[] = [
  {
    ground: 'cure',
    severity: 'danger',
    about: /cur(?:e|ing)|curable|heal|reverses/i,
    pattern: phrase(
      'we (?:(?:can|will) )?cure',
      `(?:our|this|these|the) (?:[\\p{L}-]{1,30} )?${OFFER}~cures?`,
      `${OFFER} (?:can |will )?cures? (?:your |all )?${ILLNESS}`,
      `(?:cures|heals|reverses) (?:your |the |all )?${ILLNESS}`,
      `(?:cure|heal|curing|healing) your (?:own )?${COMPLAINT}`,
      `(?:cure|curing) (?:all )?${ILLNESS}`,
      `(?:a |the )(?:permanent |complete |natural |total |real |true )?cure for (?:your )?${ILLNESS}`,
      `${CHRONIC} (?:is|are) (?:completely |fully |easily )?curable`,
      `${CHRONIC} can be (?:completely |fully |easily )?cured`,
    ),
  },
  {
    ground: 'cure',
    severity: 'danger',
    about: /forever|for ever|for good|permanently|completely|fully|once and for all|for the rest|for life|never/i,
    pattern: phrase(
      `(?:permanently|completely|fully|forever) ${FREE}`,
      `${FREE} ${FOREVER}`,
      'pain[- ]free for life',
      `get rid of~${FOREVER}`,
      `${COMPLAINT}~(?:(?:gone|disappears?|vanish(?:es)?|goes away|go away) ${FOREVER}|will never (?:return|come back))`,
    ),
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
  {
    ground: 'cure',
    severity: 'warning',
    about: /revers|thanks|goodbye|rid|free/i,
    pattern: phrase(
      '(?:reverse|reversing) (?:your )?(?:type 2 )?diabetes',
      'thanks to~(?:cured|pain[- ]free)',
      `(?:say goodbye to|rid(?:s)? you of|frees? you (?:of|from)|be free (?:of|from)) (?:your )?${COMPLAINT}`,
    ),
  },
];
