import { expect, test } from '../support/articles/publish-through-api.ts';

test.describe('article page', () => {
  test('shows title, date and writer, with a link back to the magazine', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat uw bloeddruk zegt over de komende tien jaar');
    await expect(page.locator('article header').getByText('November 12, 2026')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hanneke Verbruggen', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'About the Author' })).toContainText(
      'arts voor integrale geneeskunde',
    );
    const about = page.getByRole('region', { name: 'About this text' });
    // Of the examples nobody reviewed a text.
    await expect(about).not.toContainText('BIG number');
    await page.getByRole('link', { name: 'Back to Magazine' }).click();
    await expect(page).toHaveURL('/magazine');
  });

  test('has one h1, and a table of contents when it is long', async ({ page, articleApi }) => {
    const text = '<p>woord </p>'.repeat(600);
    const { slug } = await articleApi.publish({
      title: 'Lang',
      content: `<h1>Eerst</h1>${text}<h1>Daarna</h1><h2>Diep</h2>`,
    });
    await page.goto(`/magazine/article/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Diep', level: 3 })).toBeAttached();
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Daarna' }).click();
    await expect(page.getByRole('heading', { name: 'Daarna', level: 2 })).toBeInViewport();
  });

  test('links items that share its tags, its care, and the previous and next one', async ({ page }) => {
    await page.goto('/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel');
    const others = page.getByRole('region', { name: 'Read next' }).getByRole('listitem');
    await expect(others).toHaveText([/Orthomoleculaire geneeskunde/, /Een infuus/]);
    const care = page.getByRole('region', { name: 'Care for this at the clinic' });
    await expect(care).toContainText('€ 160. Voor het eerste gesprek.');
    await expect(care.getByRole('link', { name: 'Orthomoleculaire geneeskunde' })).toHaveAttribute(
      'href',
      '/behandelingen/orthomoleculaire-geneeskunde',
    );
    const links = page.getByRole('navigation', { name: 'Previous and next' });
    await links.getByRole('link', { name: /^Next/ }).click();
    await page.waitForURL('**/rijbewijs-vanaf-75-jaar-zo-verloopt-de-keuring');
    await expect(links.getByRole('link', { name: /^Previous.*Vitamine D/ })).toBeVisible();
  });

  test('has title, description, canonical URL, previews and JSON-LD', async ({ page, site }) => {
    const path = '/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar';
    await page.goto(path);
    await expect(page).toHaveTitle('Wat uw bloeddruk zegt over de komende tien jaar | Dommelhart Magazine');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /bloeddruk/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/share-[\w-]+\.jpg$/);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data).toMatchObject({
      '@type': 'Article',
      author: { name: 'Hanneke Verbruggen' },
      publisher: { name: 'Dommelhart' },
    });
    expect(site.url).toBeTruthy();
  });

  test('has the dates of publication and of the last change', async ({ page, articleApi }) => {
    const item = await articleApi.publish({ title: 'Bijgewerkt na een nieuw onderzoek' });
    const read = async () => {
      await page.goto(`/magazine/article/${item.slug}`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
      await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
        'content',
        data.datePublished,
      );
      await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute(
        'content',
        data.dateModified,
      );
      return data as { datePublished: string; dateModified: string };
    };
    const before = await read();
    expect(before.dateModified).toBe(before.datePublished);
    await articleApi.change(item, { content: '<p>Met wat er sindsdien bekend is.</p>' });
    const after = await read();
    expect(after.datePublished).toBe(before.datePublished);
    expect(Date.parse(after.dateModified)).toBeGreaterThan(Date.parse(before.dateModified));
  });

  test('responds 404 for an unknown slug and for a draft', async ({ page, articleApi }) => {
    const { slug } = await articleApi.publish({ title: 'Een concept', isPublished: false });
    for (const path of ['/magazine/article/bestaat-niet', `/magazine/article/${slug}`]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
      await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Magazine' })).toHaveAttribute('href', '/magazine');
    }
  });

  test('keeps its layout with a broken picture, long words and a wide table', async ({ page, articleApi }) => {
    const row = `<tr>${'<td>breedtebepalend</td>'.repeat(9)}</tr>`;
    const item = await articleApi.publish({
      title: 'Aansprakelijkheidswaardevaststellingsveranderingsprocedures'.repeat(2),
      author: 'Aansprakelijkheidswaardevaststellingsveranderingsprocedures'.repeat(2),
      content: `<p>${'lang'.repeat(200)}</p><table><tbody>${row.repeat(900)}</tbody></table><p><img src="/assets/magazine/weg.webp" alt="Weg"></p>`,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/magazine/article/${item.slug}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const picture = page.getByRole('img', { name: 'Weg' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/assets/magazine/seedlings.webp');
    // Other tests visit every page of this site and expect no broken pictures.
    await articleApi.delete(item);
  });
});
