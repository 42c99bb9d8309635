import { createContext, use } from 'react';

/** What the page tells the app about the site. */
export type Site = { brand: string; siteUrl: string; phoneNumbers: string[]; version: string };

export const SiteContext = createContext<Site>({ brand: '', siteUrl: '', phoneNumbers: [], version: '' });

export const useSite = (): Site => use(SiteContext);
