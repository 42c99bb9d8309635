import { expect, test } from './persistent-profile.ts';

for (const path of ['/', '/pmo', '/magazine', '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap'])
  test(`can be installed on the home screen from ${path}`, async ({ page, problems }) => {
    const response = page.waitForResponse(/\/manifest\.webmanifest$/);
    await page.goto(path);
    expect((await response).status()).toBe(200);

    const browser = await page.context().newCDPSession(page);
    const { errors, manifest } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest.startUrl).toBe(new URL('/', page.url()).href);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    expect(problems).toEqual([]);
  });

test('loads every icon of the manifest under the policy', async ({ page, request, problems }) => {
  await page.goto('/pmo');
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: Array<{ src: string }> };
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(widths.length).toBeGreaterThan(3);
  for (const width of widths) expect(width).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
