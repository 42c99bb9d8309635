import { expect, test } from './own-profile.ts';

for (const path of ['/', '/pmo', '/magazine', '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap'])
  test(`${path} can be kept on the home screen: Chromium finds nothing amiss`, async ({ page, complaints }) => {
    const asked = page.waitForResponse(/\/manifest\.webmanifest$/);
    await page.goto(path);
    expect((await asked).status()).toBe(200);

    const browser = await page.context().newCDPSession(page);
    const { errors, manifest } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest.startUrl).toBe(new URL('/', page.url()).href);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('every icon of the manifest is drawn under the policy', async ({ page, request, complaints }) => {
  await page.goto('/pmo');
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: Array<{ src: string }> };
  const widths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(widths.length).toBeGreaterThan(3);
  for (const width of widths) expect(width).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
