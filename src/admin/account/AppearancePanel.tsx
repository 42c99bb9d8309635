import { useStore } from '@nanostores/react';
import { THEMES, type Theme } from '../../shared/admin-theme.ts';
import { $theme, chooseTheme } from '../theme/theme.ts';

const NAMES: Record<Theme, string> = { system: 'As this device', light: 'Light', dark: 'Dark' };

export function AppearancePanel() {
  const chosen = useStore($theme);
  return (
    <fieldset>
      <legend className="text-sm text-ink-soft">
        The colours of the admin in this browser. The website of visitors stays as it is.
      </legend>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {THEMES.map((theme) => (
          <label key={theme} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="size-5 accent-ink"
            />
            {NAMES[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
