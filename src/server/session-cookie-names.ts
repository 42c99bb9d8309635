/** Over https, and over http. */
export const SESSION_COOKIES = ['__Host-session', 'session'];

/** The prefix `__Host-` ties a cookie to this host; browsers accept it over https only. */
function hostCookie({ siteUrl }: { siteUrl: string }, name: string) {
  const secure = siteUrl.startsWith('https://');
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return { name: secure ? `__Host-${name}` : name, attributes };
}

export const cookieOf = (site: { siteUrl: string }) => hostCookie(site, 'session');

/** Grants nothing; it only says that staff have logged in here before. */
export const browserCookieOf = (site: { siteUrl: string }) => hostCookie(site, 'browser');
