import { atom } from 'nanostores';

type Format<T> = {
  /** Gets null when nothing is stored. May throw. */
  parse: (stored: string | null) => T;
  serialize: (value: T) => string;
  /** When what is stored cannot be read. */
  fallback: T;
};

/** A setting of this browser: its store, and a function that changes and stores it. */
export function createBrowserSetting<T>(key: string, { parse, serialize, fallback }: Format<T>) {
  const $setting = atom(read());
  const set = (value: T): void => {
    $setting.set(value);
    try {
      localStorage.setItem(key, serialize(value));
    } catch {
      // It lasts until the page is reloaded.
    }
  };
  return [$setting, set] as const;

  function read(): T {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return fallback;
    }
  }
}

/** Is on unless the user turned it off. */
export const ON_BY_DEFAULT: Format<boolean> = {
  parse: (stored) => stored !== 'off',
  serialize: (isOn) => (isOn ? 'on' : 'off'),
  fallback: true,
};
