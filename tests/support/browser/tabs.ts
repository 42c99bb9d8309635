import type { Browser } from '@playwright/test';

/**
 * The address and title of every tab, from the browser itself. Playwright's page of a tab that Ctrl or the middle button
 * opened can stay at an empty document for good, while the tab has long loaded.
 */
export async function openTabs(browser: Browser): Promise<{ url: string; title: string }[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.filter(({ type }) => type === 'page').map(({ url, title }) => ({ url, title }));
}
