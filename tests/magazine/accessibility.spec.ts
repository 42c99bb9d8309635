import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

const ADDRESSES = [
  '/magazine',
  '/magazine?search=qqqqxxxx',
  '/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar',
  '/magazine/article/bestaat-niet',
  '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap',
];

for (const address of ADDRESSES) {
  test(`has no accessibility faults that axe knows: ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'))).toEqual([]);
  });
}
