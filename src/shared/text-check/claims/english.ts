import { type ClaimList, phrase } from './claim.ts';

const OFFER =
  '(?:therapy|therapies|treatments?|method|approach|remedy|remedies|infusions?|supplements?|herbs?|diet|drops|tea|pills?|tablets?|capsules?|oil|vitamin ?[a-z]?\\d{0,2}|acupuncture|homeopathy)';
const ILLNESS =
  "(?:cancer|arthritis|rheumatism|diabetes|migraine|depression|asthma|eczema|psoriasis|osteoarthritis|fibromyalgia|crohn’s|crohn's|alzheimer’s|alzheimer's|dementia|parkinson’s|parkinson's|ms|long covid|hay fever|allerg(?:y|ies)|heart disease|high blood pressure|autoimmune diseases?|burnout|covid(?:-19)?|diseases?|illness(?:es)?)";
const WHOLLY = '(?:100 ?%|100 percent|one hundred percent|completely|entirely|totally|absolutely|perfectly|always)';

export const ENGLISH_CLAIMS: ClaimList = {
  denial: phrase(
    "(?:not|no|never|nobody|none|nothing|neither|nor|cannot|can['’]t|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|hardly|rarely|unlikely|myths?|nonsense|beware|be wary|misleading|so-called|forbidden|without evidence)",
    '(?:claims?|claimed|claiming|alleged(?:ly)?|advertisements?|adverts|ads|websites?|internet)',
    '(?:anyone|people|sellers|those) who~?(?:promise|promises|sell|sells|say|says)',
  ),
  hedge: phrase(
    '(?:usually|often|sometimes|many|half of|may|might|can|could|most|some|possibly|perhaps|probably|about|on average)',
    '\\d+ (?:in|out of|percent of|% of)~?(?:people|patients)',
  ),
  claims: [
    {
      ground: 'cure',
      severity: 'danger',
      pattern: phrase(
        'we (?:can )?cure',
        `(?:our|this|these|the) (?:[\\p{L}-]{1,30} )?${OFFER}(?:~| )cures?`,
        `(?:cures|heals|reverses) (?:your |the )?${ILLNESS}`,
        `(?:a |the )(?:permanent |complete |natural |total )?cure for (?:your )?${ILLNESS}`,
        '(?:permanently|completely|fully|forever) (?:cured|healed|pain-free|symptom-free|free of (?:pain|symptoms))',
        'get rid of~(?:forever|for good|permanently)',
      ),
    },
    {
      ground: 'cure',
      severity: 'warning',
      pattern: phrase('(?:reverse|reversing) (?:your )?(?:type 2 )?diabetes', 'thanks to~(?:cured|pain-free)'),
    },
    {
      ground: 'guarantee',
      severity: 'danger',
      pattern: phrase(
        'guaranteed',
        'we guarantee',
        'guaranteed? (?:results?|success|recovery|improvement)',
        'money[- ]back',
        '(?:100 ?%|100 percent) (?:effective|successful|success|results?)',
      ),
      unless: phrase(
        '(?:privacy|confidential\\p{L}*|anonymous|anonymity|data|place|delivery|appointments?|answer|reply|waiting time)',
      ),
    },
    {
      ground: 'guarantee',
      severity: 'warning',
      pattern: phrase('always works', 'works for everyone', 'works every time'),
    },
    {
      ground: 'sideEffects',
      severity: 'danger',
      pattern: phrase(
        'without (?:any |unpleasant |harmful )?side[- ]effects?',
        'free (?:of|from) side[- ]effects?',
        'side[- ]effect[- ]free',
        '(?:has|have|with) (?:no|zero) (?:known |harmful )?side[- ]effects?',
        '(?:risk-free|without (?:any )?risks?|no risks? (?:at all|whatsoever))',
      ),
      unless: phrase('(?:if|when|as long as) you', 'you (?:have|get|notice)'),
    },
    {
      ground: 'safety',
      severity: 'danger',
      pattern: phrase(
        `${WHOLLY} (?:safe|harmless)`,
        'natural,? (?:and )?(?:so|therefore|thus|hence)(?: it is)? (?:safe|harmless)',
        "safe,? because (?:it is|they are|it’s|it's) natural",
      ),
    },
    {
      ground: 'miracle',
      severity: 'warning',
      pattern: phrase(
        'miracle (?:cure|drug|pill|remedy|treatment|therapy|diet|herb)s?',
        'miraculous (?:cure|healing|results?|effects?|recovery)',
        'wonder (?:drug|cure|pill)s?',
      ),
    },
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
