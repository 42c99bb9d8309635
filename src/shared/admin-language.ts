/** With the language that was last chosen or shown in this browser. As the cookies of the theme. */
export const LANGUAGE_COOKIES = ['__Secure-language', 'language'] as const;

/** In the address of the login page: `?language=nl`. */
export const LANGUAGE_PARAMETER = 'language';
