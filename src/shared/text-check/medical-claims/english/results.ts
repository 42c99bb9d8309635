import { type Claim, phrase } from '../claim.ts';

const HUNDRED = '(?:100 ?%|100 per ?cent|(?:one|a) hundred per ?cent)';
const RESULT = '(?:results?|success|recovery|improvement|relief|cure)';

/** Guarantees and miracles. */
export const RESULT_CLAIMS: readonly Claim[] = [
  {
    ground: 'guarantee',
    severity: 'danger',
    about: /guarant|money|assured|100|hundred|always|never|everyone|every time|no[- ]cure/i,
    pattern: phrase(
      'guaranteed',
      'we (?:can )?guarantee',
      'money[- ]back',
      'no[- ]cure,?[- ]no[- ](?:pay|fee)',
      `${HUNDRED}[- ](?:effective|successful|${RESULT}|success rate)`,
    ),
    unless: phrase(
      '(?:privacy|confidential\\p{L}*|anonymous|anonymity|data|place|delivery|appointments?|answer|reply|waiting time)',
    ),
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    about: /always|never|every/i,
    pattern: phrase(
      '(?:always|never fails to) (?:works?|helps?)(?! to)',
      'never fails',
      '(?:works?|helps?) (?:for|on) (?:everyone|everybody|every(?: single)? (?:patient|client|body|person|child))',
      '(?:works?|helps?) (?:[\\p{L}]{1,12} ){0,2}every(?: single)? time',
    ),
  },
  {
    ground: 'miracle',
    severity: 'warning',
    about: /mira|wonder|magic/i,
    pattern: phrase(
      'miracle[- ](?:cure|drug|pill|remedy|remedie|treatment|therapy|therapie|diet|herb|cream|serum|tea|drink|drop|injection|supplement|healing|healer|worker|result|method)s?',
      'miraculous(?:ly)? (?:cured?|healed|healing|results?|effects?|recover(?:y|ed)|improved?)',
      'wonder[- ](?:drug|cure|pill|diet|herb|treatment|remedy)s?',
      'a (?:[\\p{L}-]{1,20} )?miracle (?:for|against)',
      '(?:true|real|small|medical|natural|little) miracle(?! that)',
      '(?:does|do|works?) (?:wonders|miracles)',
      '(?:magic|magical) (?:cure|pill|potion|remedy|treatment|formula|effects?|powers?)',
    ),
  },
];
