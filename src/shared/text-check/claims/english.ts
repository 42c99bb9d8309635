import { type Claim, phrase } from './claim.ts';
import { CURE_CLAIMS } from './english/cure.ts';
import { RESULT_CLAIMS } from './english/results.ts';
import { SAFETY_CLAIMS } from './english/safety.ts';

export const ENGLISH_CLAIMS: readonly Claim[] = [
    ...CURE_CLAIMS,
    ...RESULT_CLAIMS,
    ...SAFETY_CLAIMS,
    {
      ground: 'miracle',
      severity: 'warning',
      pattern: phrase(),
    },
    {
      ground: 'doctor',
      severity: 'warning',
      pattern: phrase('better than (?:your |any )?(?:medicines?|medication|chemotherapy|antidepressants)'),
    },
    {
      ground: 'proof',
      severity: 'warning',
      pattern: phrase('(?:scientifically|clinically|medically) (?:proven|tested)'),
    },
    {
      ground: 'superiority',
      severity: 'warning',
      pattern: phrase('the (?:best|number one|leading|most successful) (?:clinic|practice|doctors|specialists)'),
    },
    {
      ground: 'speed',
      severity: 'danger',
      pattern: phrase('lose (?:up to )?\\d+ (?:kilos?|kg|pounds|lbs)(?:~| )(?:in|per|within) (?:\\d+|a|one|two|three|four)'),
    },
    {
      ground: 'cleansing',
      severity: 'warning',
      pattern: phrase(),
      unless: phrase('(?:alcohol|drugs|addict\\p{L}*|withdrawal|kidneys?|dialysis|medical detox)'),
    },
    {
      ground: 'immunity',
      severity: 'warning',
      pattern: phrase('(?:boosts?|boosting|strengthens?|supercharges?)(?:~| )(?:immune system|immunity|defences|defenses)'),
    },
];
