import { type ClaimList, phrase } from './claim.ts';
import { CURE_CLAIMS } from './english/cure.ts';
import { RESULT_CLAIMS } from './english/results.ts';
import { SAFETY_CLAIMS } from './english/safety.ts';

export const ENGLISH_CLAIMS: ClaimList = {
  denial: phrase(
    "(?:not(?! (?:only|just|merely)\\b)|no(?! (?:side[- ]?effect|risk|waiting|prescription|referral|downtime|pain|needle|hassle|obligation)\\p{L}*)|never|nobody|none|nothing|neither|nor|cannot|can['’]t|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|hardly|rarely|unlikely|without evidence)",
  ),
  doubt: phrase(
    '(?:myths?|nonsense|beware|be wary|misleading|so-called|forbidden)',
    '(?:claims?|claimed|claiming|alleged(?:ly)?|advertisements?|adverts|ads|websites?|internet)',
    '(?:anyone|people|sellers|those) who~?(?:promise|promises|sell|sells|say|says)',
  ),
  hedge: phrase(
    '(?:usually|often|sometimes|many|half of|may|might|can|could|most|some|possibly|perhaps|probably|about|on average|hopes?|hoping|try|tries|trying)',
    '\\d+ (?:in|out of|percent of|% of)~?(?:people|patients)',
  ),
  often: phrase('(?:usually|often|sometimes|most|some|half|(?:one|two|\\d+) in)'),
  claims: [
    ...CURE_CLAIMS,
    ...RESULT_CLAIMS,
    ...SAFETY_CLAIMS,
    {
      ground: 'miracle',
      severity: 'warning',
      pattern: phrase(
        '(?:revolutionary|groundbreaking|breakthrough) (?:treatment|therapy|method|cure|remedy|approach)',
      ),
    },
    {
      ground: 'medicines',
      severity: 'danger',
      pattern: phrase(
        'you (?:can|may|could)(?:~| )(?:stop taking|stop|give up|throw away|come off)(?:~| )(?:medicines?|medication|insulin|antidepressants|blood thinners)',
        '(?:medicines|medication|insulin|antidepressants|blood thinners) (?:is|are) (?:then )?(?:unnecessary|superfluous|no longer needed)',
        'you (?:will )?no longer need (?:your |any )?(?:medicines?|medication|insulin|antidepressants|blood thinners)',
        '(?:stop|throw away) (?:taking )?your (?:medicines?|medication|insulin|blood thinners|antidepressants)',
      ),
      unless: phrase('(?:doctor|GP|pharmacist|specialist|prescriber|consult|ask|discuss)'),
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
        '(?:flush(?:es)? out|removes?) toxins',
      ),
      unless: phrase('(?:alcohol|drugs|addict\\p{L}*|withdrawal|kidneys?|dialysis|medical detox)'),
    },
    {
      ground: 'immunity',
      severity: 'warning',
      pattern: phrase(
        '(?:boosts?|boosting|strengthens?|supercharges?)(?:~| )(?:immune system|immunity|defences|defenses)',
      ),
    },
  ],
};
