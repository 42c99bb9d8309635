import { createContext, use } from 'react';

/** What the page tells the app about the site. */
export type Site = {
  brand: string;
  siteUrl: string;
  phoneNumbers: string[];
  version: string;
  /** Whether it can mail a link for a new password. */
  sendsMail: boolean;
};

export const SiteContext = createContext<Site>({
  brand: '',
  siteUrl: '',
  phoneNumbers: [],
  version: '',
  sendsMail: false,
});

export const useSite = (): Site => use(SiteContext);
