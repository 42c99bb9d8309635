import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { screenAt } from '../../shared/admin-screens.ts';
import { THEME_COOKIES, themeOf } from '../../shared/admin-theme.ts';
import { LANGUAGE_COOKIES, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '../../shared/words/words.ts';
import { SESSION_COOKIES } from '../session-cookie-names.ts';

/** The headers of a request that a page of the admin area depends on. */
export type PageHeaders = { cookie?: string | null | undefined; 'accept-language'?: string | null | undefined };

export const pageHeadersOf = ({ headers }: Request): PageHeaders => ({
  cookie: headers.get('cookie'),
  'accept-language': headers.get('accept-language'),
});

/**
 * All that a page of the admin area depends on. It holds no data of a person, so one copy serves everybody. `screen` is
 * undefined where the area has none. `language` is that of the page until it knows whose it is.
 */
export function adminPageAt(address: string, headers: PageHeaders) {
  const [path = '', query] = address.split('?', 2);
  const cookies = headers.cookie ? parse(headers.cookie) : {};
  const cookieOf = (names: readonly string[]) => names.map((name) => cookies[name]).find(Boolean);
  return {
    screen: screenAt(path),
    theme: themeOf(cookieOf(THEME_COOKIES)),
    hasSession: SESSION_COOKIES.some((name) => name in cookies),
    language:
      languageNamed(new URLSearchParams(query).get(LANGUAGE_PARAMETER)) ??
      languageNamed(cookieOf(LANGUAGE_COOKIES)) ??
      preferredLanguage(headers['accept-language']),
  };
}

const languageNamed = (name: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === name);

/** The first of the browser's languages that the admin area speaks; English when it speaks none. */
function preferredLanguage(accept: string | null | undefined): Language {
  const wanted = parseAccept(accept ?? '').filter(({ q }) => q > 0);
  for (const { type } of wanted) {
    const language = languageNamed(type.toLowerCase().split('-', 1)[0]);
    if (language) return language;
  }
  return 'en';
}

/** One of less than four hundred names, whatever ids and headers a visitor sends. Undefined where there is no screen. */
export function adminPageKey(address: string, headers: PageHeaders): string | undefined {
  const { screen, theme, hasSession, language } = adminPageAt(address, headers);
  if (!screen) return undefined;
  const isNew = screen.name === 'editor' && screen.id === 'new';
  return `admin ${screen.name} ${isNew} ${theme} ${hasSession} ${language}`;
}
