/**
 * Names the account that a tab shows. The tabs of a browser share one session cookie: without this header the server
 * would store what Anna typed in one tab as Eva's, who logged in in another.
 */
export const ACCOUNT_HEADER = 'x-account';

/** Of a call that no click or key came before: it is no use of the session, so it does not put off its end. */
export const AUTOMATIC_HEADER = 'x-automatic';
