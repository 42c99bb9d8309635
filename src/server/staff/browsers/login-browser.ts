import type { Exchange } from '../../route.ts';
import { browserName } from './browser-name.ts';
import type { LoginBrowser } from './known-browsers.ts';

/** The browser of a login request. */
export const loginBrowserOf = (exchange: Pick<Exchange, 'browserCookie' | 'header'>): LoginBrowser => ({
  cookie: exchange.browserCookie(),
  name: browserName(exchange.header('user-agent')),
});
