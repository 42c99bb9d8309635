import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

const PATHS = [
  '/magazine',
  '/magazine?search=qqqqxxxx',
  '/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar',
  '/magazine/article/bestaat-niet',
  '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap',
];

for (const path of PATHS) {
  test(`has no accessibility errors on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  });
}
