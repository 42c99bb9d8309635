import { atom, onMount } from 'nanostores';
import { THEME_COOKIES, type Theme, themeOf } from '../../shared/admin-theme.ts';
import { keepInCookie } from '../data/cookie.ts';

/** The theme of this browser. The server writes it into each page, so that no page appears in other colours first. */
export const $theme = atom<Theme>('system');

onMount($theme, () => $theme.set(themeOf(document.documentElement.dataset['theme'])));

export function chooseTheme(theme: Theme): void {
  keepInCookie(THEME_COOKIES, theme === 'system' ? undefined : theme);
  document.documentElement.dataset['theme'] = theme;
  $theme.set(theme);
}
