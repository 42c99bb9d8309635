import { expect, test } from 'vitest';
import { ACCOUNT_LINK_DAYS } from '../../../shared/constants.ts';
import { LINK_MAILS } from './link-mail-texts.ts';

const LINK = { name: 'Wim', email: 'wim@kliniek.nl', host: 'kliniek.nl', siteUrl: 'https://kliniek.nl', address: '' };

test.each(['invitation', 'reset'] as const)('the mail of a link says for how many days it works: %s', (kind) => {
  expect(LINK_MAILS.en[kind](LINK).text).toContain(`within ${ACCOUNT_LINK_DAYS} days`);
  expect(LINK_MAILS.nl[kind](LINK).text).toContain(`binnen ${ACCOUNT_LINK_DAYS} dagen`);
});
