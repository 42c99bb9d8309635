import { LANGUAGE_COOKIES, type Language } from '../../shared/words/words.ts';
import { keepInCookie } from '../data/cookie.ts';
import { speak } from './words.tsx';

/** The same in both languages: whoever does not read the one finds the other. */
export const LANGUAGE_OPTIONS = [
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
  { value: 'en', label: 'English', lang: 'en' },
] as const satisfies readonly { value: Language; label: string; lang: Language }[];

/** Changes the language of the screen, and of the pages that this browser opens before somebody logs in. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepInCookie(LANGUAGE_COOKIES, language);
  await speak(language);
}

let atLogin: Language | undefined;

/** Chooses the language of the screen, and of whoever logs in on this page. */
export function chooseAtLogin(language: Language): Promise<void> {
  atLogin = language;
  return chooseLanguage(language);
}

/** What was chosen at the login page, once. */
export function takeChosenAtLogin(): Language | undefined {
  const chosen = atLogin;
  atLogin = undefined;
  return chosen;
}
