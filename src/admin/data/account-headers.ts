import { ACCOUNT_HEADER, AUTOMATIC_HEADER } from '../../shared/account-header.ts';
import { addHeaders } from '../../shared/api-client.ts';

/** The account that this tab shows. */
let account: number | undefined;
export const nameAccount = (id: number | undefined): void => {
  account = id;
};

/** Of calls as the account that this tab shows. */
export const accountHeaders = (): Record<string, string> =>
  account === undefined ? {} : { [ACCOUNT_HEADER]: String(account), ...(isAutomatic() && { [AUTOMATIC_HEADER]: '1' }) };

/** Nobody clicked or typed within the last seconds. Unknown in Safari before 16.4 and Firefox before 120. */
const isAutomatic = () => navigator.userActivation?.isActive === false;

/** All calls of the admin area but those that ask whose session it is, or change it. */
const OF_ACCOUNT = /^\/api\/admin\/(?!(?:me|login|logout)$)/;

addHeaders((path) => {
  if (OF_ACCOUNT.test(path)) return accountHeaders();
  // Loading the page is use; asking whether the connection is back is not.
  return path === '/api/admin/me' && account !== undefined && isAutomatic() ? { [AUTOMATIC_HEADER]: '1' } : {};
});
