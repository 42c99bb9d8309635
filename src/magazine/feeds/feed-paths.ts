export const feedPaths = { rss: '/magazine/rss.xml', json: '/magazine/feed.json' } as const;
