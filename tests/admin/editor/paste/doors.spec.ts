import { expect, test } from '@playwright/test';
import { sanitiseHtml } from '../../../../src/server/articles/body/convert-html.ts';
import { openSchemaPage } from '../../../support/editor/schema-page.ts';
import { DOOR_SAMPLES } from '../../../support/rich-text/door-samples.ts';

test('pastes what every other door stores', async ({ page }) => {
  await openSchemaPage(page);
  for (const [name, { html, stored }] of Object.entries(DOOR_SAMPLES)) {
    const pasted = await page.evaluate((copied) => window.richText.pasted(copied), html);
    expect.soft(await sanitiseHtml(pasted), name).toBe(stored);
    expect
      .soft(await page.evaluate((opened) => window.richText.reopen(opened), stored), `${name}, opened`)
      .toBe(await page.evaluate((opened) => window.richText.reopen(opened), await sanitiseHtml(pasted)));
  }
});
