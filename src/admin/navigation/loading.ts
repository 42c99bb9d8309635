import { atom } from 'nanostores';

/** How many parts that the user asked for, such as dialogs, have not arrived. */
export const $loading = atom(0);

/** Shows the bar of {@link LoadingBar} until the promise settles. */
export function showLoading<T>(loading: Promise<T>): Promise<T> {
  $loading.set($loading.get() + 1);
  return loading.finally(() => $loading.set($loading.get() - 1));
}
