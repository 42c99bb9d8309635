import { type Claim, phrase } from '../claim.ts';

const HUNDRED = '(?:100 ?%|100 per ?cent|(?:one|a) hundred per ?cent)';
const RESULT = '(?:results?|success|recovery|improvement|relief|cure)';

/** Guarantees and miracles. */
export const RESULT_CLAIMS: readonly Claim[] = [
  {
    ground: 'guarantee',
    severity: 'danger',
    pattern: phrase('guaranteed', 'no[- ]cure,?[- ]no[- ](?:pay|fee)', `${HUNDRED}[- ](?:effective|successful|${RESULT}|success rate)`),
    unless: phrase(
      '(?:privacy|confidential\\p{L}*|anonymous|anonymity|data|place|delivery|appointments?|answer|reply|waiting time)',
    ),
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    pattern: phrase(),
  },
  {
    ground: 'miracle',
    severity: 'warning',
    pattern: phrase('miracle[- ](?:cure|drug|pill|remedy|remedie|treatment|therapy|therapie|diet|herb|cream|serum|tea|drink|drop|injection|supplement|healing|healer|worker|result|method)s?', 'a (?:[\\p{L}-]{1,20} )?miracle (?:for|against)', '(?:does|do|works?) (?:wonders|miracles)'),
  },
];
