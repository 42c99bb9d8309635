import { type Claim, phrase } from './claim.ts';
import { RESULT_CLAIMS } from './english/results.ts';
import { SAFETY_CLAIMS } from './english/safety.ts';

export const ENGLISH_CLAIMS: readonly Claim[] = [
  ...RESULT_CLAIMS,
  ...SAFETY_CLAIMS,
  {
    ground: 'miracle',
    severity: 'warning',
    pattern: phrase('(?:revolutionary|groundbreaking|breakthrough) (?:treatment|therapy|method|cure|remedy|approach)'),
  },
  {
    ground: 'doctor',
    severity: 'warning',
    pattern: phrase(
      'no (?:need for|need to see) a doctor',
      'doctors? (?:is|are) unnecessary',
      'instead of (?:your |a |the )?(?:doctor|GP|chemotherapy|insulin)',
      'better than (?:your |any )?(?:medicines?|medication|chemotherapy|antidepressants)',
    ),
  },
  {
    ground: 'proof',
    severity: 'warning',
    pattern: phrase('(?:scientifically|clinically|medically) (?:proven|tested)', 'proven (?:effective|to work)'),
  },
  {
    ground: 'superiority',
    severity: 'warning',
    pattern: phrase('the (?:best|number one|leading|most successful) (?:clinic|practice|doctors|specialists)'),
  },
  {
    ground: 'speed',
    severity: 'danger',
    pattern: phrase(
      '(?:in|within) (?:\\d+|one|two|three|four|five|six|a few|just \\p{L}+) (?:days?|weeks?|hours?|sessions?)(?:~| )(?:cured|healed|pain-free|symptom-free|smoke-free|gone)',
      '(?:cured|healed|pain-free|symptom-free) (?:in|within) (?:just )?(?:\\d+|one|two|three|four|a few) (?:days?|weeks?|hours?|sessions?)',
      'lose (?:up to )?\\d+ (?:kilos?|kg|pounds|lbs)(?:~| )(?:in|per|within) (?:\\d+|a|one|two|three|four)',
    ),
  },
  {
    ground: 'cleansing',
    severity: 'warning',
    pattern: phrase(
      '(?:detox|detoxing|detoxify|detoxifies)',
      '(?:cleanses|purifies) (?:your|the) (?:body|blood|liver|bowels?|gut)',
      '(?:flush(?:es)?|removes?|clears?|eliminates?|expels?|draws?|drains?) (?:out )?(?:the |all |your )?toxins',
    ),
    unless: phrase(
      '(?:alcohol|drugs|addict\\p{L}*|withdrawal|kidneys? (?:flush|remove|filter|clear|clean)|dialysis|medical detox)',
    ),
  },
  {
    ground: 'immunity',
    severity: 'warning',
    pattern: phrase(
      '(?:boosts?|boosting|strengthens?|supercharges?)(?:~| )(?:immune system|immunity|defences|defenses)',
    ),
  },
];
