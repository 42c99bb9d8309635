import { parse } from 'hono/utils/cookie';
import { screenAt } from '../../shared/admin-screens.ts';
import { THEME_COOKIES, themeOf } from '../../shared/admin-theme.ts';
import { SESSION_COOKIES } from '../session-cookie-names.ts';

/**
 * All that a page of the admin area depends on. It holds no data of a person, so one copy serves everybody. `screen` is
 * undefined where the area has none.
 */
export function adminPageAt(path: string, cookieHeader: string | null | undefined) {
  const cookies = cookieHeader ? parse(cookieHeader) : {};
  return {
    screen: screenAt(path),
    theme: themeOf(THEME_COOKIES.map((name) => cookies[name]).find(Boolean)),
    hasSession: SESSION_COOKIES.some((name) => name in cookies),
  };
}

/** One of less than two hundred names, whatever ids and cookies a visitor sends. Undefined where there is no screen. */
export function adminPageKey(path: string, cookieHeader: string | null | undefined): string | undefined {
  const { screen, theme, hasSession } = adminPageAt(path, cookieHeader);
  if (!screen) return undefined;
  const isNew = screen.name === 'editor' && screen.id === 'new';
  return `admin ${screen.name} ${isNew} ${theme} ${hasSession}`;
}
