import { expect, test } from '../../logged-in.ts';
import { COPIED_PATH, COPY_ROUTE, notPasted, openAtEnd, paste, respondToCopies, saveAndFetch } from './clipboard.ts';

const ADDRESS = 'https://elders.example/foto-';
const BROKEN = [17, 38];

test('fifty pictures are pasted, and the two that are broken are named', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  await respondToCopies(page);
  await page.route(COPY_ROUTE, (route) => {
    const { address } = route.request().postDataJSON() as { address: string };
    if (!BROKEN.some((number) => address === `${ADDRESS}${number}.jpg`)) return route.fallback();
    const error = `The picture could not be copied: ${address.slice(-6)} is not there.`;
    return route.fulfill({ status: 400, json: { success: false, error } });
  });
  const text = await openAtEnd(page, id);
  const pictures = Array.from(
    { length: 50 },
    (_, index) => `<p>Stap ${index + 1}</p><img src="${ADDRESS}${index + 1}.jpg">`,
  );
  await paste(text, pictures.join(''));
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toHaveCount(48, { timeout: 20_000 });
  await expect(notPasted(page)).toContainText('2 pictures could not be pasted');
  await expect(notPasted(page).getByRole('listitem')).toHaveText([/17\.jpg is not there/, /38\.jpg is not there/]);
  await expect(text.locator('p').filter({ hasText: /Stap \d+$/ })).toHaveCount(50);
  const { content } = await saveAndFetch(page, id);
  expect(content.split(`<img src="${COPIED_PATH}"`)).toHaveLength(49);
  expect(content).not.toContain('elders.example');
});
