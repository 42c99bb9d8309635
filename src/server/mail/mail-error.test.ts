import { expect, test } from 'vitest';
import { DeadlineError } from '../deadline.ts';
import { describeMailError } from './mail-delivery.ts';

const failure = (fields: object) => Object.assign(new Error('554 <fenna@voorbeeld.nl> "Fenna" is blocked'), fields);

test.each([
  [
    failure({ code: 'EAUTH', responseCode: 535 }),
    'refused the user name or the password of SMTP_URL (SMTP status 535).',
  ],
  [failure({ code: 'EENVELOPE', responseCode: 550 }), 'refused the sender or the receiver'],
  [failure({ code: 'EMESSAGE', responseCode: 554 }), 'refused the mail (SMTP status 554).'],
  [failure({ code: 'ESOCKET' }), 'could not be reached.'],
  [failure({}), 'could not be reached.'],
  [new DeadlineError('The mail server did not answer within 30 s'), 'The mail server did not answer within 30 s.'],
  [failure({ query: 'select 1', params: ['Fenna'] }), 'the database failed.'],
  ['Fenna', 'could not be reached.'],
])('describes %s without what the server said', (error, sentence) => {
  expect(describeMailError(error)).toContain(sentence);
  expect(describeMailError(error)).not.toMatch(/fenna|blocked/i);
});
