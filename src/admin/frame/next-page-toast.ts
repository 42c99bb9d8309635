import { showToast } from '../../ui/toast/toasts.ts';

const KEY = 'admin:toast';
type Message = { title: string; description?: string };

/** Keeps what is to be said until the next page of the admin is open. */
export function showToastOnNextPage(message: Message): void {
  sessionStorage.setItem(KEY, JSON.stringify(message));
}

/** Says what the page before left to be said. */
export function showNextPageToast(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept) showToast(JSON.parse(kept) as Message);
}
