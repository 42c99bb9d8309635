import type { Locator, Page } from '@playwright/test';

export const linkDialog = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) link$/ });
export const urlField = (page: Page) => linkDialog(page).getByRole('combobox', { name: 'URL' });
export const linkBar = (page: Page) => page.getByRole('group', { name: 'Link at the cursor' });

/** Pastes plain text, as from the address bar of a browser. */
export async function pasteText(text: Locator, pasted: string): Promise<void> {
  await text.evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
}

/** Holds the searches of the dialog back until they are released. */
export async function heldRequests(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  let [running, most] = [0, 0];
  await page.route(
    (url) =>
      url.pathname === '/api/search' || (url.pathname === '/api/admin/articles' && url.searchParams.has('search')),
    async (route) => {
      const { searchParams } = new URL(route.request().url());
      const words = searchParams.get('search') ?? searchParams.get('q') ?? '';
      if (asked.at(-1) !== words) asked.push(words);
      running += 1;
      most = Math.max(most, running);
      await promise;
      running -= 1;
      await route.continue().catch(() => {});
    },
  );
  return { release, asked: () => [...asked], mostAtOnce: () => most };
}
