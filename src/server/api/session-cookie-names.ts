/** Over https. */
export const SECURE_NAME = '__Host-session';
export const PLAIN_NAME = 'session';

export const SESSION_COOKIES = [SECURE_NAME, PLAIN_NAME];
