import { expect, test, vi } from 'vitest';
import { $toasts } from '../../ui/toast/toasts.ts';
import { $loading, showLoadFailure, showLoading } from './on-demand.ts';

const open = () => $toasts.get().filter((toast) => toast.open);

test('the message that something could not be opened goes away once something can', async () => {
  vi.useFakeTimers();
  const failed = showLoading(Promise.reject(new Error('offline'))).catch((error) => showLoadFailure(error, () => {}));
  await failed;
  await showLoading(Promise.reject(new Error('offline'))).catch((error) => showLoadFailure(error, () => {}));
  expect(open()).toHaveLength(1);
  await showLoading(Promise.resolve('dialog'));
  expect(open()).toEqual([]);
  expect($loading.get()).toBe(0);
  vi.useRealTimers();
});
