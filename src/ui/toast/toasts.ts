import { atom } from 'nanostores';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '../../shared/constants.ts';

/** Something to do about what a toast says. Its time is short: whoever hears the toast is told how to get there. */
export type ToastAction = { label: string; altText: string; run: () => void };

export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  tone: 'normal' | 'danger';
  action: ToastAction | undefined;
  open: boolean;
};

/** What is to be said; the newest first, at most one (§9). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** Says something that passes; a failure in the tone `danger` (§8: "destructive"). */
export function showToast({
  title,
  description,
  tone = 'normal',
  action,
}: {
  title: string;
  description?: string | undefined;
  tone?: Toast['tone'];
  action?: ToastAction | undefined;
}): void {
  lastId += 1;
  $toasts.set([{ id: lastId, title, description, tone, action, open: true }, ...$toasts.get()].slice(0, TOAST_LIMIT));
}

/** Closes a toast; it stays in the list for its leaving animation, and much longer (§9). */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => $toasts.set($toasts.get().filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}
