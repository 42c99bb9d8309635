import { atom } from 'nanostores';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '../../shared/constants.ts';

export type ToastAction = {
  label: string;
  /** Tells screen reader users how to reach the button. */
  altText: string;
  run: () => void;
};

export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  tone: 'normal' | 'danger';
  action: ToastAction | undefined;
  open: boolean;
};

/** Newest first, at most TOAST_LIMIT. */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

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

/** Closes a toast; it stays in the list for TOAST_REMOVE_DELAY_MS, so that it can animate out. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => $toasts.set($toasts.get().filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}
