import { atom, onMount } from 'nanostores';
import { THEME_COOKIES, type Theme, themeOf } from '../../shared/admin-theme.ts';
import { paths } from '../../shared/paths.ts';

/** As long as browsers keep a cookie. */
const MAX_AGE_S = 400 * 86_400;

/** The theme of this browser. The server writes it into each page, so that no page appears in other colours first. */
export const $theme = atom<Theme>('system');

onMount($theme, () => $theme.set(themeOf(document.documentElement.dataset['theme'])));

export function chooseTheme(theme: Theme): void {
  const isSecure = location.protocol === 'https:';
  const [secure, plain] = THEME_COOKIES;
  const attributes = `Path=${paths.dashboard}; Max-Age=${theme === 'system' ? 0 : MAX_AGE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${isSecure ? secure : plain}=${theme}; ${attributes}`;
  document.documentElement.dataset['theme'] = theme;
  $theme.set(theme);
}
