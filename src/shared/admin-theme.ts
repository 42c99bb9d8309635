export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** With the prefix only https may set it, so a laptop without https uses the plain name. */
export const THEME_COOKIES = ['__Secure-theme', 'theme'] as const;

export const themeOf = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system';
