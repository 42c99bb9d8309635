import { findCitizenNumbers } from '../../numbers/numbers.ts';
import { placeIn } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';

/** A citizen service number (BSN) in the text. The finding does not repeat it. */
export const citizenNumbers: Rule = ({ shown }) =>
  shown.flatMap((passage) =>
    findCitizenNumbers(passage.text).map(({ from, to }) => ({
      rule: 'citizen-number',
      severity: 'danger',
      ...says({
        what: 'This looks like a citizen service number (BSN).',
        why: 'It may be used only where a law says so (Uitvoeringswet AVG, article 46); published, it is a data breach.',
        remedy: 'Take it out. If it is another number, leave out some digits, as in “policy ending in 789”.',
      }),
      place: { ...placeIn(passage, from, to), quote: '' },
    })),
  );
