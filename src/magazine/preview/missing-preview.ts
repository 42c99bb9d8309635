import type { Language } from '../../shared/words/words.ts';

export type MissingPreview =
  | { status: 'not-found' | 'gone' | 'unavailable'; for: 'staff' | 'visitor' }
  /** Without a reason: not logged in. */
  | { status: 'refused'; reason?: string };

type Message = { title: string; text: string; forStaff: boolean; lang: Language };

/** The page's message when there is no preview to show, in the language of the person who is logged in. */
export function missingPreview(missing: MissingPreview, language: Language = 'en'): Message {
  return language === 'nl'
    ? { ...inDutch(missing), forStaff: true, lang: 'nl' }
    : { ...inEnglish(missing), lang: 'en' };
}

/** What staff can see while it is known who they are. */
const inDutch = (missing: MissingPreview) =>
  missing.status === 'refused'
    ? { title: 'Dit voorbeeld is voor medewerkers', text: missing.reason ?? '' }
    : { title: 'Voorbeeld niet gevonden', text: 'Dit artikel bestaat niet, of ligt in de prullenbak.' };

function inEnglish(missing: MissingPreview): Omit<Message, 'lang'> {
  if (missing.status === 'refused') {
    const login =
      'Please log in first, then load this page again. To show a preview to somebody without an account, use “Share preview” in the editor.';
    return { title: 'This preview is for staff', text: missing.reason ?? login, forStaff: true };
  }
  const forStaff = missing.for === 'staff';
  return { ...textOf(missing.status, forStaff), forStaff };
}

function textOf(status: 'not-found' | 'gone' | 'unavailable', forStaff: boolean) {
  if (status === 'unavailable')
    return {
      title: 'This preview cannot be shown right now',
      text: 'Please wait a moment, then load this page again.',
    };
  if (status === 'gone')
    return {
      title: 'This preview has ended',
      text: 'Its time is over, or it was taken back. Ask the person who sent you the link for a new one.',
    };
  const title = 'Preview Not Found';
  return forStaff
    ? { title, text: 'This article does not exist, or it was moved to the bin.' }
    : { title, text: 'There is no preview at this address. Check that you copied the whole link.' };
}
