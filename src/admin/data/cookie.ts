import { paths } from '../../shared/paths.ts';

/** As long as browsers keep a cookie. */
const MAX_AGE_S = 400 * 86_400;

/** Keeps a choice of this browser for the pages of the admin area; undefined forgets it. */
export function keepInCookie([secure, plain]: readonly [string, string], value: string | undefined): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=${paths.dashboard}; Max-Age=${value === undefined ? 0 : MAX_AGE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${isSecure ? secure : plain}=${value ?? ''}; ${attributes}`;
}
