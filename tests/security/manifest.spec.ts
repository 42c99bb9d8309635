import { expect, test } from './persistent-profile.ts';

test('can be installed on the home screen from every kind of page', async ({ page, problems }) => {
  for (const path of ['/', '/pmo', '/magazine', '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap']) {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const { errors, manifest } = await browser.send('Page.getAppManifest');
    expect(errors, path).toEqual([]);
    expect(manifest.startUrl, path).toBe(new URL('/', page.url()).href);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors, path).toEqual([]);
    await browser.detach();
  }
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
