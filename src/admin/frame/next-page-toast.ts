import { showToast } from '../../ui/toast/toasts.ts';

const KEY = 'admin:toast';
type NextPageToast = { title: string; description?: string };

export function showToastOnNextPage(toast: NextPageToast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

export function showNextPageToast(): void {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored) showToast(JSON.parse(stored) as NextPageToast);
}
