import { LANGUAGE_COOKIES } from '../../shared/admin-language.ts';
import type { Language } from '../../shared/words/words.ts';
import { keepInCookie } from '../data/cookie.ts';
import { speak } from './words.tsx';

/** Changes the language of the screen, and of the pages that this browser opens before somebody logs in. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepInCookie(LANGUAGE_COOKIES, language);
  await speak(language);
}
