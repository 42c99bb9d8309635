import { type Claim, phrase } from '../claim.ts';

const SIDE_EFFECTS = 'side[- ]?effects?';
const ANY = '(?:(?:any|a|single|unpleasant|harmful|nasty|known|noticeable|adverse) ){0,3}';
/** “No needles, no pain, …”: what else is absent. */
const ABSENT = '(?:(?:no|without) [\\p{L}-]{1,30}(?:, ?| and |, and | or )){0,4}';
const REPORTED = '(?:(?:were|was|have been|are) )?(?:reported|seen|found|observed|noted|recorded)';
/** What to do without side effects is advice; what a study found is a report. */
const CONDITIONS = [
  '(?:if|when|as long as) you',
  '(?:if|when|as long as|whether) (?:[\\p{L}-]{1,20} ){0,4}(?:no|without)',
  'you (?:have|get|notice)',
  '(?<!our )(?:people|participants|patients|users|women|men|children) (?:have|had|get|got|notice|noticed|experienced?)',
  '(?:study|studies|trials?|researchers) (?:found|saw|reported|noted)',
  '(?:in|during) (?:[\\p{L}-]{1,20} ){0,3}(?:study|studies|trials?)',
];

/** Side effects and risks; of what is safe the grammar speaks. */
export const SAFETY_CLAIMS: readonly Claim[] = [
  {
    ground: 'sideEffects',
    severity: 'danger',
    about: /side|risk|always/i,
    pattern: phrase(
      `${ABSENT}(?:without|zero) ${ANY}${SIDE_EFFECTS}`,
      `${SIDE_EFFECTS} ?[:?–-] ?(?:none|no|zero)(?! \\p{L})`,
      `${ABSENT}(?:without|zero) (?:any )?risks?(?! of (?!side|complication))`,
      'risk[- ]free',
      'none of the (?:usual |known )?side[- ]effects',
      'always (?:safe|harmless)(?! to (?!use|take|drink|combine))',
    ),
    unless: phrase(...CONDITIONS),
  },
  {
    ground: 'sideEffects',
    severity: 'danger',
    about: /side/i,
    pattern: phrase(`${ABSENT}no ${ANY}${SIDE_EFFECTS}(?! ${REPORTED})`),
    unless: phrase(...CONDITIONS, '(?:usually|often|sometimes|most|many|some)'),
  },
  {
    ground: 'sideEffects',
    severity: 'warning',
    about: /side|risk/i,
    pattern: phrase(
      `no ${ANY}${SIDE_EFFECTS} ${REPORTED}`,
      // Of an ultrasound it is true.
      '(?:there (?:is|are)|has|have|carries|carry|with) no (?!known)risks?(?! of| factor| are known)',
    ),
    unless: phrase(...CONDITIONS),
  },
];
