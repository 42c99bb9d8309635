import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

const PATHS = [
  '/magazine',
  '/magazine?search=qqqqxxxx',
  '/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar',
  '/magazine/article/bestaat-niet',
  '/magazine/video/uw-bloeddruk-thuis-meten-stap-voor-stap',
];

test('has no accessibility errors on any kind of page', { tag: '@smoke' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PATHS) {
    await page.goto(path);
    const violations = await axeViolations(page, (axe) => axe.exclude('footer').exclude('body > header'));
    expect(violations, path).toEqual([]);
  }
});
