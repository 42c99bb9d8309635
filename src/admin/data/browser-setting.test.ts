import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserSetting, ON_BY_DEFAULT } from './browser-setting.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
}

test('reads back a setting that was stored', () => {
  stubStorage();
  const [$isOn, setOn] = createBrowserSetting('a', ON_BY_DEFAULT);
  expect($isOn.get()).toBe(true);
  setOn(false);
  const [$afterReload] = createBrowserSetting('a', ON_BY_DEFAULT);
  expect($afterReload.get()).toBe(false);
});

test('keeps a setting until the reload when the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const [$isOn, setOn] = createBrowserSetting('a', ON_BY_DEFAULT);
  setOn(false);
  expect($isOn.get()).toBe(false);
});

test('falls back when the stored setting cannot be read', () => {
  stubStorage({ a: '{' });
  const format = { parse: (stored: string | null) => JSON.parse(stored ?? '0'), serialize: String, fallback: 7 };
  const [$number] = createBrowserSetting<number>('a', format);
  expect($number.get()).toBe(7);
});
